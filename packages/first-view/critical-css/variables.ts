import type {Root} from 'postcss';
import {referencesIn} from './constants';

/**
 * Removes custom properties that nothing reads, and those that only such properties read. Infima declares hundreds, and a
 * page reads few.
 * @param outside names that the page itself uses
 */
export function removeUnreadVariables(root: Root, outside: ReadonlySet<string>): void {
  const read = new Set(outside);
  const readBy = new Map<string, string[]>();
  // Conditions: `@container style(--mode:dark)`.
  root.walkAtRules(/^(?!layer$)/, ({params}) => params.match(/(?<![\w-])--[\w-]+/g)?.forEach((name) => read.add(name)));
  root.walkDecls(({prop, value}) => {
    const names = referencesIn(value);
    if (prop.startsWith('--')) readBy.set(prop, [...(readBy.get(prop) ?? []), ...names]);
    else names.forEach((name) => read.add(name));
  });
  // Iterating over a set also visits what is added on the way.
  for (const name of read) readBy.get(name)?.forEach((inner) => read.add(inner));
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

/** A custom property's name, but not the modifier in a class name: `.menu__link--active`. */
const variable = /(?<![\w-])--[a-zA-Z_][\w-]*/g;

/**
 * Renames the custom properties of a sheet to one or two letters. Only the page itself could see their names.
 * @param outside names that the page itself uses; they stay
 */
export function withShortVariables(css: string, outside: ReadonlySet<string>): string {
  const shortNames = new Map<string, string>();
  return css.replace(variable, (name) => {
    if (outside.has(name)) return name;
    const short = shortNames.get(name) ?? `--${shortNames.size.toString(36)}`;
    shortNames.set(name, short);
    return short;
  });
}
