import type {Declaration, OtherRule, StyleRule, StyleSheet} from './styleSheet';

/** A copy of a sheet with each declaration kept, replaced or (for undefined) dropped. Empty rules go. */
export function mapDeclarations(
  sheet: StyleSheet,
  change: (declaration: Declaration, rule: StyleRule) => Declaration | undefined,
): StyleSheet {
  const rules = sheet.rules.flatMap((rule) => {
    if (rule.kind !== 'style') {
      return rule;
    }
    const declarations = rule.declarations.flatMap((declaration) => change(declaration, rule) ?? []);
    return declarations.length > 0 ? {...rule, declarations} : [];
  });
  return {layers: sheet.layers, rules};
}

/** Names of the custom properties that a value reads. */
export function referencesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');
}

/** Place of a rule's layer among all layers; rules outside of layers come after them. */
export function layerRank(context: readonly string[], layers: readonly string[]): number {
  const layer = context.find((wrapper) => wrapper.startsWith('@layer '))?.slice('@layer '.length);
  return layer === undefined ? layers.length : layers.indexOf(layer);
}

/** Under what a rule holds, besides its layer: `@media print`. Nothing means at any width, in print and on screen. */
export function conditionsOf({context}: StyleRule | OtherRule): string[] {
  return context.filter((wrapper) => !wrapper.startsWith('@layer '));
}

/** Names of the custom properties that the conditions of a rule ask for: `@container style(--mode:dark)`. */
export function variablesAskedBy(rule: StyleRule | OtherRule): string[] {
  return conditionsOf(rule).flatMap((condition) => condition.match(/(?<![\w-])--[\w-]+/g) ?? []);
}

/** Whether a declaration may ask for what it beats, with `revert-layer` or `revert`. */
export function isYielding({value}: Declaration): boolean {
  return /\brevert/.test(value);
}

/**
 * Ranks of the layers in which some declaration gives way to other layers, and takes all of its layer with it: where
 * such a layer sets something, what it beats may still be seen.
 */
export function yieldingRanks({layers, rules}: StyleSheet): ReadonlySet<number> {
  const yielding = rules.filter((rule) => rule.kind === 'style' && rule.declarations.some(isYielding));
  return new Set(yielding.map(({context}) => layerRank(context, layers)));
}
