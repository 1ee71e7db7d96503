/**
 * Reads a TypeScript module of this folder, once.
 * @param name path below this folder, without ending: `diagrams/remarkDiagrams`
 * @typeParam Module `typeof import('…')` of the same module
 * @throws when there is no such module, or it cannot be read
 */
export function load<Module>(name: string): Module;
