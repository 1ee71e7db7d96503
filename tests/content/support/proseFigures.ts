import type {Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '@docs-kit/content-rules/check';

/** Countable properties of how a page reads. All numbers are counts. */
export interface ProseFigures {
  readonly words: number;
  /** not, no, never, without, can't … */
  readonly negations: number;
  /** Colons that join two clauses of a sentence, not those before a list, a block or the text of a bold label. */
  readonly colons: number;
  /** Admonitions of any kind. */
  readonly boxes: number;
  /** isn't, don't, can't … */
  readonly contracted: number;
  /** is not, do not, cannot … */
  readonly uncontracted: number;
}

const verbs = '(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)';
const negation = /\b(?:not|no|never|none|nothing|nobody|nowhere|neither|nor|without|cannot|\w+n['’]t)\b/giu;
const contraction = new RegExp(`\\b(?:${verbs}n|can)['’]t\\b`, 'giu');
const fullForm = new RegExp(`\\b(?:${verbs} not|cannot)\\b`, 'giu');
const clauseColon = /(?<=[\p{L}\d)”"]): (?=\S)/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Returns the text of a block, with code replaced by one word, so that nothing inside it counts. */
function textOf(block: Parents): string {
  const copy = structuredClone(block);
  visit(copy, 'inlineCode', (code) => {
    code.value = 'code';
  });
  return toString(copy);
}

/** Whether a paragraph begins with a bold label, like "**Fix:** start again". */
const hasLabel = ({children}: Parents): boolean => children[0]?.type === 'strong';

/** Counts the {@link ProseFigures} in the paragraphs, headings and table cells of a page. */
export function proseFigures({tree}: Page): ProseFigures {
  const figures = {words: 0, negations: 0, colons: 0, boxes: 0, contracted: 0, uncontracted: 0};
  visit(tree, (node: Nodes) => {
    if (node.type === 'containerDirective') figures.boxes += 1;
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    const text = textOf(node);
    figures.words += count(text, /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu);
    figures.negations += count(text, negation);
    figures.contracted += count(text, contraction);
    figures.uncontracted += count(text, fullForm);
    if (node.type === 'paragraph') figures.colons += Math.max(0, count(text, clauseColon) - (hasLabel(node) ? 1 : 0));
    return SKIP;
  });
  return figures;
}

/** Sums up the figures of several pages. */
export function sumOf(all: readonly ProseFigures[]): ProseFigures {
  const sum = (name: keyof ProseFigures): number => all.reduce((total, figures) => total + figures[name], 0);
  return {
    words: sum('words'),
    negations: sum('negations'),
    colons: sum('colons'),
    boxes: sum('boxes'),
    contracted: sum('contracted'),
    uncontracted: sum('uncontracted'),
  };
}
