import selectorParser, {type Node, type Selector} from 'postcss-selector-parser';
import type {PageParts} from './pageParts';

/** One selector of a rule, and whether it can ever hit something on a page. */
export interface CheckedSelector {
  readonly text: string;
  /** True for `:root`, `html` and these in a colour mode: what is declared there holds for the whole page. */
  readonly isRoot: boolean;
  /** How strongly it binds, as one number. */
  readonly specificity: number;
  mayMatch(page: PageParts): boolean;
}

/**
 * Attributes that scripts and readers change while a page is open: a rule that asks for one of them stays, whatever the
 * page says at first. `data-theme` and the like are set before the first paint, `open` when a reader unfolds something.
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

const rootSelector = /^(?::root|html)?(?:\[data-theme="?'?(?:dark|light)'?"?\])?(?::root)?$/;

function nodeMayMatch(node: Node, page: PageParts): boolean {
  switch (node.type) {
    case 'tag':
      return page.elements.has(node.value.toLowerCase());
    case 'class':
      return page.classes.has(node.value);
    case 'id':
      return page.ids.has(node.value);
    case 'attribute':
      return changingAttributes.has(node.attribute) || page.attributes.has(node.attribute.toLowerCase());
    case 'pseudo':
      // `:not(.x)` hits when there is no x; `:is(.x, .y)` needs one of them; `:hover` and the like come with the reader.
      return (
        node.value === ':not' || node.nodes.length === 0 || node.nodes.some((inner) => selectorMayMatch(inner, page))
      );
    default:
      return true;
  }
}

function selectorMayMatch(selector: Selector, page: PageParts): boolean {
  return selector.nodes.every((node) => nodeMayMatch(node, page));
}

function specificityOf(selector: Selector): number {
  let sum = 0;
  selector.walk((node) => {
    if (node.type === 'id') {
      sum += 10_000;
    } else if (
      node.type === 'class' ||
      node.type === 'attribute' ||
      (node.type === 'pseudo' && !node.value.startsWith('::'))
    ) {
      sum += 100;
    } else if (node.type === 'tag') {
      sum += 1;
    }
  });
  return sum;
}

/**
 * Reads a selector list.
 * @param list text before the brace of a rule: `.menu a, .menu b`
 */
export function readSelectors(list: string): CheckedSelector[] {
  return selectorParser()
    .astSync(list)
    .nodes.map((selector) => {
      const text = String(selector).trim();
      return {
        text,
        isRoot: rootSelector.test(text) && text !== '',
        specificity: specificityOf(selector),
        mayMatch: (page) => selectorMayMatch(selector, page),
      };
    });
}
