/** `@scope/name@1.2.3` without its version. */
export const parsePackageName = (written: string): string => written.replace(/(?<=.)@[^/]*$/u, '');
