import {selectorSpecificity} from '@csstools/selector-specificity';
import {compile} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import selectorParser, {type Node, type Pseudo, type Selector} from 'postcss-selector-parser';
import type {PageDocument} from './pageDocument';

/** One selector of a rule, and what it can hit. */
export interface CheckedSelector {
  readonly text: string;
  /** True for `:root`, `html` and these in a colour mode: what is declared there holds for the whole page. */
  readonly isRoot: boolean;
  /** How strongly it binds, as one number. */
  readonly specificity: number;
  /** What it dresses of its elements: `::before`, or nothing for the elements themselves. */
  readonly pseudoElement: string;
  /** Whether it may hit its elements at some times only: hovered, in a colour mode, unfolded. */
  readonly isPassing: boolean;
  /** The elements of the page that it may hit at any time. */
  elementsOf(page: PageDocument): readonly Element[];
}

/**
 * Attributes that scripts and readers change while a page is open: what a rule asks of them can become true, whatever
 * the page says at first. `data-theme` and the like are set before the first paint, `open` when a reader unfolds
 * something.
 */
const changingAttributes: ReadonlySet<string> = new Set([
  'data-theme',
  'data-theme-choice',
  'data-samples',
  'data-announcement-bar-initially-dismissed',
  'data-has-hydrated',
  'open',
  'aria-expanded',
  'aria-pressed',
]);

/** Pseudo-classes whose answer stands in the document. Others come and go: `:hover`, `:target`, `:checked`. */
const lasting = /^:(?:root|empty|(?:first|last|only|nth)-.*|any-link|link|not|is|where|has)$/;

const pseudoElement = /^(?:::|:(?:before|after|first-letter|first-line)$)/;

const rootSelector = /^(?::root|html)?(?:\[data-theme="?'?(?:dark|light)'?"?\])?(?::root)?$/;

const isPseudoElement = (node: Node): boolean => node.type === 'pseudo' && pseudoElement.test(node.value);

/** Whether a condition of a selector holds at some times only. */
function isPassing(node: Node): boolean {
  if (node.type === 'attribute') {
    return changingAttributes.has(node.attribute);
  }
  if (node.type !== 'pseudo' || isPseudoElement(node)) {
    return false;
  }
  return !lasting.test(node.value) || node.nodes.some((inner) => inner.nodes.some(isPassing));
}

/** The selector without some of its conditions, in which it hits all that it hits with them, and maybe more. */
function without(selector: Selector, isLeftOut: (node: Node) => boolean): string {
  const kept = selector.nodes.filter((node) => !isLeftOut(node));
  return kept
    .map((node, index) => {
      const isAfterNothing = index === 0 || kept[index - 1]?.type === 'combinator';
      return node.type === 'combinator' && isAfterNothing ? `*${String(node)}` : String(node);
    })
    .concat(kept.length === 0 || kept.at(-1)?.type === 'combinator' ? '*' : '')
    .join('')
    .trim();
}

/** What stands in `:where(.a)`; nothing where there is a choice, as in `:where(.a, .b)`. */
const soleParts = ({nodes: [only, ...others]}: Pseudo): readonly Node[] =>
  only && others.length === 0 && !only.some(({type}) => type === 'combinator') ? only.nodes : [];

/** What a part of a selector asks the document for, in the words of {@link PageDocument.elementsOf}. */
function keysOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'id':
        return `#${node.value}`;
      case 'class':
        return `.${node.value}`;
      case 'tag':
        return node.value.toLowerCase();
      case 'attribute':
        return isPassing(node) ? [] : `[${node.attribute}]`;
      case 'pseudo':
        return node.value === ':root' ? 'html' : node.value === ':where' ? keysOf(soleParts(node)) : [];
      default:
        return [];
    }
  });
}

type Test = (element: Element) => boolean;

/** Finds what a selector hits: elements that have what its last part asks for, on pages that have all that it asks for. */
function finderFor(selector: Selector, test: Test): CheckedSelector['elementsOf'] {
  const needs = keysOf(selector.nodes);
  const lastPart = selector.nodes.slice(selector.nodes.findLastIndex(({type}) => type === 'combinator') + 1);
  const keys = ['*', ...keysOf(lastPart)];
  const known = new WeakMap<PageDocument, readonly Element[]>();
  return (page) => {
    const found = known.get(page);
    if (found) {
      return found;
    }
    // The rarest of what it asks for leaves the fewest to test.
    const [candidates = []] = keys.map((key) => page.elementsOf(key)).sort((one, other) => one.length - other.length);
    const elements = needs.every((need) => page.elementsOf(need).length > 0) ? candidates.filter(test) : [];
    known.set(page, elements);
    return elements;
  };
}

/** Tells which elements the lasting conditions of a selector let pass; undefined when the library does not know one. */
function testFor(selector: Selector): Test | undefined {
  try {
    return compile<AnyNode, Element>(without(selector, (node) => isPassing(node) || isPseudoElement(node)));
  } catch {
    return undefined;
  }
}

function specificityOf(selector: Selector): number {
  const {a, b, c} = selectorSpecificity(selector);
  return a * 10_000 + b * 100 + c;
}

function checkedSelector(selector: Selector): CheckedSelector {
  const text = String(selector).trim();
  const test = testFor(selector);
  return {
    text,
    isRoot: rootSelector.test(text) && text !== '',
    specificity: specificityOf(selector),
    pseudoElement: selector.nodes.filter(isPseudoElement).map(String).join('').replace('::', ':'),
    isPassing: !test || selector.nodes.some(isPassing),
    elementsOf: finderFor(selector, test ?? (() => true)),
  };
}

/**
 * Reads a selector list.
 * @param list text before the brace of a rule: `.menu a, .menu b`
 */
export function readSelectors(list: string): CheckedSelector[] {
  return selectorParser().astSync(list).nodes.map(checkedSelector);
}
