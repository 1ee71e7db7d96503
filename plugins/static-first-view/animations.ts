const setter = /(?:animation(?:-name)?|--[\w-]+)\s*:(?<value>[^;]*)/gi;

/** Words of a value that may be names of movements: `spin` in `spin 1s`. */
export function animationsInValue(value: string): string[] {
  // No name begins with a digit, as times and numbers of lines do.
  return value.split(/[\s,()!]+/).filter((word) => /^\D/.test(word));
}

/** Words of a style attribute that may be names of movements, set at once or by way of a custom property. */
export function animationsInStyle(style: string): string[] {
  return [...style.matchAll(setter)].flatMap(({groups}) => animationsInValue(groups?.value ?? ''));
}
