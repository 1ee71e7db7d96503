import {transformerNotationDiff} from '@shikijs/transformers';
import type {Element, ElementContent} from 'hast';
import {createCssVariablesTheme, createHighlighter, type Highlighter, type ShikiTransformer} from 'shiki';
import {grammars} from './languages';
import type {TypedWord} from './types/typesIn';

const theme = createCssVariablesTheme({name: 'tokens', variablePrefix: '--', fontStyle: false});

/** Short class names in place of one style attribute a token: a third of the bytes. Colours are in `src/css/code.css`. */
const tokenClasses: Readonly<Record<string, string>> = {
  'token-keyword': 'tk',
  'token-string': 'ts',
  'token-string-expression': 'ts',
  'token-comment': 'tc',
  'token-constant': 'tn',
  'token-function': 'tf',
  'token-parameter': 'tp',
  'token-punctuation': 'tu',
  'token-link': 'tl',
  'token-inserted': 'ti',
  'token-deleted': 'td',
  'token-changed': 'tg',
};

let highlighter: Promise<Highlighter> | undefined;

function openHighlighter(): Promise<Highlighter> {
  highlighter ??= createHighlighter({themes: [theme], langs: [...new Set(Object.values(grammars))]});
  return highlighter;
}

function shortenToken(token: Element): ElementContent {
  const style = String(token.properties.style ?? '');
  const name = /var\(--(?<name>[\w-]+)\)/.exec(style)?.groups?.name ?? '';
  const className = tokenClasses[name];
  return className ? {...token, properties: {class: className}} : (token.children[0] ?? {type: 'text', value: ''});
}

/** Classes for styles, plain text for tokens of the default colour, `highlighted` on the lines that the author named. */
function compactMarkup(highlightedLines: ReadonlySet<number>): ShikiTransformer {
  return {
    name: 'compact-markup',
    line(line, number) {
      line.children = line.children.map((child) => (child.type === 'element' ? shortenToken(child) : child));
      if (highlightedLines.has(number)) {
        this.addClassToHast(line, 'highlighted');
      }
    },
    pre(pre) {
      pre.properties = {class: 'code-block__pre', tabindex: '0'};
    },
  };
}

/**
 * Colours a code block.
 * @param language a key of `grammars`
 * @param highlightedLines line numbers from 1
 * @param types words that show their type when they are pointed at or focused
 * @returns HTML of one `pre` element
 */
export async function highlight(
  code: string,
  language: string,
  highlightedLines: ReadonlySet<number>,
  types: readonly TypedWord[] = [],
): Promise<string> {
  const shiki = await openHighlighter();
  return shiki.codeToHtml(code, {
    lang: grammars[language] ?? 'text',
    theme: 'tokens',
    // Without it a slow machine leaves the rest of a line uncoloured: other bytes for the same text.
    tokenizeTimeLimit: 0,
    mergeSameStyleTokens: true,
    decorations: types.map(({start, end, type}) => ({
      start,
      end,
      alwaysWrap: true,
      properties: {class: 'type', tabindex: '0', 'data-type': type},
    })),
    transformers: [transformerNotationDiff({matchAlgorithm: 'v3'}), compactMarkup(highlightedLines)],
  });
}
