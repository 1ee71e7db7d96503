import type {StyleSheet} from './styleSheet';

/** Returns the names of the custom properties that a value reads. */
function referencesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');
}

/** Returns the names of the custom properties in conditions around a rule: `@container style(--mode:dark)`. */
function variablesInConditions(context: readonly string[]): string[] {
  const conditions = context.filter((wrapper) => !wrapper.startsWith('@layer '));
  return conditions.flatMap((condition) => condition.match(/(?<![\w-])--[\w-]+/g) ?? []);
}

/**
 * Drops custom properties that nothing reads, and those that only such properties read. Infima declares hundreds, and a
 * page reads few.
 * @param outside names that the page itself uses
 */
export function withoutUnreadVariables({layers, rules}: StyleSheet, outside: ReadonlySet<string>): StyleSheet {
  const read = new Set(outside);
  const readBy = new Map<string, string[]>();
  const addAll = (names: readonly string[]) => names.forEach((name) => read.add(name));
  for (const rule of rules) {
    addAll(variablesInConditions(rule.context));
    if (rule.kind === 'other') {
      addAll(referencesIn(rule.text));
      continue;
    }
    for (const {property, value} of rule.declarations) {
      if (property.startsWith('--')) {
        readBy.set(property, [...(readBy.get(property) ?? []), ...referencesIn(value)]);
      } else {
        addAll(referencesIn(value));
      }
    }
  }
  // Iterating over a set also visits what is added on the way.
  for (const name of read) {
    addAll(readBy.get(name) ?? []);
  }
  const kept = rules.map((rule) =>
    rule.kind === 'other'
      ? rule
      : {
          ...rule,
          declarations: rule.declarations.filter(({property}) => !property.startsWith('--') || read.has(property)),
        },
  );
  return {layers, rules: kept.filter((rule) => rule.kind === 'other' || rule.declarations.length > 0)};
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
