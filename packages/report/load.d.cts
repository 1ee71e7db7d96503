/**
 * Loads a TypeScript module, once.
 * @param name a package's module (`@docs-kit/reference/anchors`) or a path relative to the site (`./plugins/a/b`)
 * @typeParam Module `typeof import('…')` of the same module
 * @throws when there is no such module, or it cannot be read
 */
export function load<Module>(name: string): Module;
