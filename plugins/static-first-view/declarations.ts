import type {Declaration, StyleRule, StyleSheet} from './styleSheet';

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
export function conditionsOf({context}: StyleRule): string[] {
  return context.filter((wrapper) => !wrapper.startsWith('@layer '));
}
