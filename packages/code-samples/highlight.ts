import type {Element, ElementContent} from 'hast';
import {createCssVariablesTheme, createHighlighter, type ShikiTransformer} from 'shiki';
import {once} from '@docs-kit/report';
import {grammarOf, languages} from './languages';
import type {TypedWord} from './typescript/shownTypes';

const theme = createCssVariablesTheme({name: 'tokens', variablePrefix: '--', fontStyle: false});

/** Class names take a third of the bytes of a style attribute on each token. The README lists them for style sheets. */
const tokenClasses: Readonly<Record<string, string>> = {
  'token-keyword': 'tk',
  'token-string': 'ts',
  'token-string-expression': 'ts',
  'token-comment': 'tc',
  'token-constant': 'tn',
  'token-function': 'tf',
  'token-parameter': 'tp',
  'token-punctuation': 'tu',
  'token-inserted': 'ti',
  'token-deleted': 'td',
};

const openHighlighter = once(() => createHighlighter({themes: [theme], langs: Object.keys(languages).map(grammarOf)}));

function shortenToken(token: Element): ElementContent {
  const style = String(token.properties.style ?? '');
  const name = /var\(--(?<name>[\w-]+)\)/.exec(style)?.groups?.name ?? '';
  const className = tokenClasses[name];
  const text = token.children[0] ?? {type: 'text', value: ''};
  // Where a type begins after a space, Shiki has split the token, and the space needs no color.
  const isBlank = text.type === 'text' && text.value.trim() === '';
  return className && !isBlank ? {...token, properties: {class: className}} : text;
}

/** Uses classes for styles, plain text for tokens in the default color, and `highlighted` for the author's lines. */
function compactMarkup(language: string, highlightedLines: ReadonlySet<number>): ShikiTransformer {
  const hasStyledLines = language === 'diff' || highlightedLines.size > 0;
  return {
    name: 'compact-markup',
    line(line, number) {
      line.children = line.children.map((child) => (child.type === 'element' ? shortenToken(child) : child));
      if (highlightedLines.has(number)) this.addClassToHast(line, 'highlighted');
    },
    // By now, types have been added to the lines.
    pre(pre) {
      pre.properties = {class: 'code-block__pre', tabindex: '0'};
      const [code] = pre.children;
      if (code?.type !== 'element') return;
      // The way to specify the language that HTML recommends, for feed readers and converters:
      // https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-code-element
      code.properties = {class: `language-${language}`};
      if (hasStyledLines) return;
      code.children = code.children.flatMap((node) => (node.type === 'element' ? node.children : [node]));
    },
  };
}

/** Marks the words in which a line could break, such as `--agent`: a single line wraps between its words. */
const markWords = (html: string): string =>
  html.replace(/(?<=>)[^<]+/g, (text) => text.replace(/\S*[-/?]\w\S*/g, '<span class="word">$&</span>'));

const escapeCharacter = (character: string): string => `&#x${character.charCodeAt(0).toString(16)};`;

/**
 * Highlights a code block.
 * @param language a key of `languages`
 * @param highlightedLines line numbers from 1
 * @param types the words that show their type on hover and focus
 * @returns HTML of one `pre` element
 */
export async function highlight(
  code: string,
  language: string,
  highlightedLines: ReadonlySet<number>,
  types: readonly TypedWord[] = [],
): Promise<string> {
  const highlighter = await openHighlighter();
  const html = highlighter.codeToHtml(code, {
    lang: grammarOf(language),
    theme: 'tokens',
    // With Shiki's default, a slow machine leaves the rest of a long line plain, so builds would differ.
    tokenizeTimeLimit: 0,
    mergeSameStyleTokens: true,
    decorations: types.map(({start, end, type}) => ({
      start,
      end,
      alwaysWrap: true,
      properties: {class: 'type', tabindex: '0', 'data-type': type},
    })),
    transformers: [compactMarkup(language, highlightedLines)],
  });
  if (types.length === 0 && !code.includes('\n')) return markWords(html);
  // A type may contain quoted HTML, which a Trusted Types policy mustn't mistake for real tags and handlers.
  return html.replace(/ data-type="[^"]*"/g, (attribute) => attribute.replace(/<|(?<=\s\w+\s*)=/g, escapeCharacter));
}
