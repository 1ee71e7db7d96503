import {compile} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import selectorParser, {type Node, type Pseudo, type Selector} from 'postcss-selector-parser';
import type {PageDocument} from './page';

/** One selector of a rule. */
export interface CheckedSelector {
  readonly text: string;
  /** Returns whether the selector can match something on the page, in any state that the page can get into. */
  canMatch(page: PageDocument): boolean;
}

/** Pseudo-classes that are decided by the document alone. Others depend on state: `:hover`, `:target`, `:checked`. */
const staticPseudoClasses = /^:(?:root|empty|(?:first|last|only|nth)-.*|any-link|link|not|is|where|has)$/;

const pseudoElement = /^(?:::|:(?:before|after|first-letter|first-line)$)/;

const isPseudoElement = (node: Node): boolean => node.type === 'pseudo' && pseudoElement.test(node.value);

/** Returns whether a condition can change while the page is open. */
function isStateDependent(node: Node, stateAttributes: ReadonlySet<string>): boolean {
  if (node.type === 'attribute') return stateAttributes.has(node.attribute);
  if (node.type !== 'pseudo' || isPseudoElement(node)) return false;
  const isInside = (inner: Node) => isStateDependent(inner, stateAttributes);
  return !staticPseudoClasses.test(node.value) || node.nodes.some((selector) => selector.nodes.some(isInside));
}

/** Writes a selector without some of its conditions. The result matches at least what the selector matches. */
function withoutConditions(selector: Selector, isDropped: (node: Node) => boolean): string {
  const kept = selector.nodes.filter((node) => !isDropped(node));
  return kept
    .map((node, index) => {
      const isAfterNothing = index === 0 || kept[index - 1]?.type === 'combinator';
      return node.type === 'combinator' && isAfterNothing ? `*${String(node)}` : String(node);
    })
    .concat(kept.length === 0 || kept.at(-1)?.type === 'combinator' ? '*' : '')
    .join('')
    .trim();
}

/** Returns the parts of `:where(.a)`; nothing where there is a choice, as in `:where(.a, .b)`. */
const onlyAlternative = ({nodes: [only, ...others]}: Pseudo): readonly Node[] =>
  only && others.length === 0 && !only.some(({type}) => type === 'combinator') ? only.nodes : [];

/** Returns what the document must have for these parts to match, as keys of {@link PageDocument.elementsOf}. */
function requiredKeys(nodes: readonly Node[], isDropped: (node: Node) => boolean): string[] {
  return nodes.flatMap((node) => {
    if (isDropped(node)) return [];
    switch (node.type) {
      case 'id':
        return `#${node.value}`;
      case 'class':
        return `.${node.value}`;
      case 'tag':
        return node.value.toLowerCase();
      case 'attribute':
        return `[${node.attribute}]`;
      case 'pseudo':
        return node.value === ':root'
          ? 'html'
          : node.value === ':where'
            ? requiredKeys(onlyAlternative(node), isDropped)
            : [];
      default:
        return [];
    }
  });
}

/** Compiles a selector into a test of an element. A selector that css-select does not know matches everything. */
function compileTest(selector: string): (element: Element) => boolean {
  try {
    return compile<AnyNode, Element>(selector);
  } catch {
    return () => true;
  }
}

function checkedSelector(selector: Selector, stateAttributes: ReadonlySet<string>): CheckedSelector {
  const isDropped = (node: Node) => isStateDependent(node, stateAttributes) || isPseudoElement(node);
  const test = compileTest(withoutConditions(selector, isDropped));
  const required = requiredKeys(selector.nodes, isDropped);
  const subject = selector.nodes.slice(selector.nodes.findLastIndex(({type}) => type === 'combinator') + 1);
  const subjectKeys = ['*', ...requiredKeys(subject, isDropped)];
  return {
    text: String(selector).trim(),
    canMatch(page) {
      if (!required.every((key) => page.elementsOf(key).length > 0)) return false;
      // The rarest key leaves the fewest elements to test.
      const [candidates = []] = subjectKeys.map((key) => page.elementsOf(key)).sort((a, b) => a.length - b.length);
      return candidates.some(test);
    },
  };
}

/**
 * Reads a selector list.
 * @param list text before the brace of a rule: `.menu a, .menu b`
 * @param stateAttributes attributes that scripts or readers change while the page is open: conditions on them may
 *   become true whatever the document says at first
 */
export function readSelectors(list: string, stateAttributes: ReadonlySet<string>): CheckedSelector[] {
  return selectorParser()
    .astSync(list)
    .nodes.map((selector) => checkedSelector(selector, stateAttributes));
}
