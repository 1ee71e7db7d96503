import type {AnyNode, AtRule, Declaration, Root, Rule} from 'postcss';

/** Selectors that match only the root element, in every state or in one: `:root`, `html[data-theme=dark]`. */
const ofRoot = /^(?::root|html)(?:\[[^\]]+\])?$/;
const inEveryState = /^(?::root|html)$/;

/** Keywords that take a property's value from elsewhere: https://www.w3.org/TR/css-values-4/#common-keywords */
const cssWideKeyword = /^(?:inherit|initial|unset|revert|revert-layer)$/;

/** Returns the conditions and layers around a node, innermost first. */
function around(node: AnyNode): AtRule[] {
  const {parent} = node;
  if (!parent || parent.type === 'root' || parent.type === 'document') return [];
  return [...(parent.type === 'atrule' ? [parent as AtRule] : []), ...around(parent as AnyNode)];
}

/** Returns the names of the custom properties that a value reads. */
const referencesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');

const selectorsOf = ({parent}: Declaration): readonly string[] => (parent as Rule).selectors ?? [];

/** Whether a declaration applies to the root element on every screen and in every state. */
const alwaysHolds = (declaration: Declaration): boolean =>
  selectorsOf(declaration).some((selector) => inEveryState.test(selector)) &&
  around(declaration).every(({name}) => name === 'layer');

/** Returns the outermost layer around a node: `site` for `@layer site.tokens`. */
const topLayer = (node: AnyNode): string | undefined =>
  around(node)
    .findLast(({name}) => name === 'layer')
    ?.params.replace(/\..*/, '');

/**
 * Removes the custom properties of the root element that a later layer always sets to something else. Infima declares a
 * whole theme, and a site's own theme replaces most of it.
 */
function removeOverridden(root: Root): void {
  const layers: string[] = [];
  root.walkAtRules('layer', (rule) => {
    if (topLayer(rule) !== undefined) return;
    for (const name of rule.params.split(',')) layers.push(name.trim().replace(/\..*/, ''));
  });
  const rankOf = (declaration: Declaration): number => {
    const layer = topLayer(declaration);
    return layer === undefined ? Infinity : layers.indexOf(layer);
  };
  const highest = new Map<string, number>();
  root.walkDecls(/^--/, (declaration) => {
    const {prop} = declaration;
    if (alwaysHolds(declaration)) highest.set(prop, Math.max(rankOf(declaration), highest.get(prop) ?? -1));
  });
  root.walkDecls(/^--/, (declaration) => {
    const isOfRoot = selectorsOf(declaration).every((selector) => ofRoot.test(selector));
    if (isOfRoot && !declaration.important && rankOf(declaration) < (highest.get(declaration.prop) ?? -1))
      declaration.remove();
  });
}

/**
 * Replaces references to custom properties that are declared only once, on the root element, with their values. All
 * properties that such a value reads must also be declared on the root element only, so that it's the same everywhere.
 */
export function inlineConstants(root: Root): void {
  removeOverridden(root);
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  const isOfRootAlone = (name: string): boolean =>
    (declared.get(name) ?? []).every((declaration) => selectorsOf(declaration).every((one) => ofRoot.test(one)));
  const values = new Map<string, string | undefined>();
  const withValues = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (reference, name: string) => {
      const value = constant(name);
      // The spaces separate it from its neighbors: `1px var(--style)var(--color)`.
      return value === undefined ? reference : ` ${value} `;
    });
  function constant(name: string): string | undefined {
    if (!values.has(name)) {
      // A property that reads itself has no value.
      values.set(name, undefined);
      const [only, another] = declared.get(name) ?? [];
      if (only && !another && alwaysHolds(only) && !cssWideKeyword.test(only.value)) {
        const value = withValues(only.value).trim();
        if (referencesIn(value).every(isOfRootAlone)) values.set(name, value);
      }
    }
    return values.get(name);
  }
  root.walkDecls((declaration) => {
    declaration.value = withValues(declaration.value);
  });
}

/**
 * Removes custom properties that nothing reads, and those that only such properties read. Infima declares hundreds, of
 * which a page reads few.
 */
export function removeUnreadVariables(root: Root): void {
  const read = new Set<string>();
  const readBy = new Map<string, string[]>();
  root.walkDecls(({prop, value}) => {
    const names = referencesIn(value);
    if (prop.startsWith('--')) readBy.set(prop, [...(readBy.get(prop) ?? []), ...names]);
    else names.forEach((name) => read.add(name));
  });
  // Iterating over a set also visits the entries that are added meanwhile.
  for (const name of read) readBy.get(name)?.forEach((inner) => read.add(inner));
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}
