import postcss, {type AtRule, type ChildNode, type Container, type Rule} from 'postcss';
import {readSelectors, type CheckedSelector} from './selectors';

/** `color: red` */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** A style rule without nesting: `context` lists the at-rules around it, outermost first. */
export interface StyleRule {
  readonly kind: 'style';
  /** `['@layer site.code', '@media print']` */
  readonly context: readonly string[];
  readonly selectors: readonly CheckedSelector[];
  readonly declarations: readonly Declaration[];
}

/** `@keyframes` and other at-rules whose body is not made of style rules. */
export interface OtherRule {
  readonly kind: 'other';
  readonly context: readonly string[];
  /** `keyframes`, `font-face` */
  readonly name: string;
  readonly parameters: string;
  readonly text: string;
}

/** A style sheet as a list, in source order. */
export interface StyleSheet {
  /** Names of the cascade layers that have rules, in the order of the cascade. */
  readonly layers: readonly string[];
  readonly rules: readonly (StyleRule | OtherRule)[];
}

/** At-rules that only wrap style rules. */
const wrappers = new Set(['layer', 'media', 'supports', 'container']);

/** @throws on layers whose order does not follow from their names */
function layersNamedIn({params}: AtRule, context: readonly string[]): string[] {
  const [around] = context.slice(-1);
  if (around !== undefined) {
    throw new Error(
      `The built style sheet has "@layer ${params}" inside "${around}". Move the layer to the outside, write a nested layer by its full name, "@layer site.code", and put conditions inside it.`,
    );
  }
  if (params === '') throw new Error('The built style sheet has a layer without a name. Name it where it is declared.');
  return params.split(',').map((name) => name.trim());
}

/**
 * Sorts layers as the cascade orders them: nested layers (`site.base`, `site.code`) are placed where the outer one is
 * named first, and the outer layer's own rules come after them.
 * @param names in the order of the sheet
 */
function inCascadeOrder(names: readonly string[], depth = 1): string[] {
  const families = new Map<string, string[]>();
  for (const name of names) {
    const outer = name.split('.').slice(0, depth).join('.');
    families.set(outer, [...(families.get(outer) ?? []), name]);
  }
  return [...families].flatMap(([outer, family]) => {
    const inner = family.filter((name) => name !== outer);
    return [...inCascadeOrder(inner, depth + 1), ...(family.includes(outer) ? [outer] : [])];
  });
}

/**
 * Reads a built style sheet.
 * @param css text with nesting already resolved, as bundlers write it
 * @param stateAttributes see {@link readSelectors}
 * @throws on `@import`, nested rules and nested layers, which are not supported
 */
export function readStyleSheet(css: string, stateAttributes: ReadonlySet<string>): StyleSheet {
  const layers = new Set<string>();
  const rules: (StyleRule | OtherRule)[] = [];

  function readAtRule(rule: AtRule, context: readonly string[]): void {
    if (rule.name === 'import' || rule.name === 'namespace') {
      throw new Error(
        `The built style sheet has an @${rule.name}. Import style sheets in the site's customCss, so that Rspack bundles them.`,
      );
    }
    if (rule.name === 'layer') layersNamedIn(rule, context).forEach((name) => layers.add(name));
    if (wrappers.has(rule.name)) {
      rule.each((child) => readNode(child, [...context, `@${rule.name} ${rule.params}`]));
    } else if (rule.name !== 'charset') {
      rules.push({kind: 'other', context, name: rule.name, parameters: rule.params, text: rule.toString()});
    }
  }

  function readRule(rule: Rule, context: readonly string[]): void {
    const declarations = rule.nodes.flatMap((node): Declaration[] => {
      if (node.type === 'comment') return [];
      if (node.type !== 'decl') {
        throw new Error(`The built style sheet has a nested rule in "${rule.selector}". Write it as a separate rule.`);
      }
      return [{property: node.prop, value: node.value, isImportant: node.important === true}];
    });
    rules.push({kind: 'style', context, selectors: readSelectors(rule.selector, stateAttributes), declarations});
  }

  function readNode(node: ChildNode, context: readonly string[]): void {
    if (node.type === 'atrule') {
      readAtRule(node, context);
    } else if (node.type === 'rule') {
      readRule(node, context);
    }
  }

  (postcss.parse(css) as Container).each((node) => readNode(node as ChildNode, []));
  const used = layersOf(rules);
  return {layers: inCascadeOrder([...layers]).filter((name) => used.has(name)), rules};
}

const layerIn = (wrapper = ''): string | undefined => /^@layer (?<name>.*)/.exec(wrapper)?.groups?.name;

const layersOf = (rules: StyleSheet['rules']): ReadonlySet<string> =>
  new Set(rules.flatMap(({context}) => context.flatMap((wrapper) => layerIn(wrapper) ?? [])));

/**
 * Writes rules as text, neighbours with the same context together. Layers without a rule that come before others are
 * named all the same, so that the full style sheet, which is added later, finds its layers in their order.
 */
export function writeStyleSheet({layers, rules}: StyleSheet): string {
  const unnamed = new Set(layers);
  /** Opens a layer or a condition; the first time it also names the layers that come before it. */
  const opening = (wrapper: string): string => {
    const earlier = layers.slice(0, layers.indexOf(layerIn(wrapper) ?? '') + 1).filter((name) => unnamed.delete(name));
    return earlier.length > 1 ? `@layer ${earlier.slice(0, -1).join(',')};${wrapper}{` : `${wrapper}{`;
  };
  let text = '';
  let open: readonly string[] = [];
  for (const rule of rules) {
    const shared = open.findIndex((wrapper, index) => wrapper !== rule.context[index]);
    const kept = shared === -1 ? open.length : shared;
    text += '}'.repeat(open.length - kept) + rule.context.slice(kept).map(opening).join('');
    open = rule.context;
    text += rule.kind === 'other' ? rule.text : ruleText(rule);
  }
  return text + '}'.repeat(open.length);
}

function ruleText({selectors, declarations}: StyleRule): string {
  const body = declarations.map(
    ({property, value, isImportant}) => `${property}:${value}${isImportant ? '!important' : ''}`,
  );
  return `${selectors.map(({text}) => text).join(',')}{${body.join(';')}}`;
}
