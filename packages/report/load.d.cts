/**
 * Reads a TypeScript module, once.
 * @param name of a package's module, `@docs-kit/reference/anchors`, or a path from the site's folder: `./plugins/diagrams/remarkDiagrams`
 * @typeParam Module `typeof import('…')` of the same module
 * @throws when there is no such module, or it cannot be read
 */
export function load<Module>(name: string): Module;
