import type {ElementContent} from 'hast';
import type {InlineCode, List, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';

/** In characters: what fits a line of a nested list on the narrowest screen, 320 pixels wide. */
const maxUnbroken = 24;

/** In characters: what fits a line of a paragraph there, and how much of that each list or note around it takes. */
const maxUnbrokenInParagraph = 30;
const widthOfContainer = 4;

const className = ['unbroken'];

/** Whether a text is kept on one line. Browsers break lines after `-`, `/` and `?`. */
const isKept = (text: string): boolean => text.length <= maxUnbroken && /[-/?]./.test(text);

/** Wraps the pieces to keep on one line in elements; returns undefined when there are none. */
function withKept(pieces: readonly string[], areKept: (piece: string) => boolean): ElementContent[] | undefined {
  if (!pieces.some(areKept)) return undefined;
  return pieces.map((value) =>
    areKept(value)
      ? {type: 'element', tagName: 'span', properties: {className}, children: [{type: 'text', value}]}
      : {type: 'text', value},
  );
}

/** Keeps each word of a longer command on one line. */
function keepWords(command: string): ElementContent[] | undefined {
  const words = command.split(/(?<= )|(?= )/);
  return words.length > 1 ? withKept(words, isKept) : undefined;
}

/**
 * Lets a long name or path break between its parts: a column of `GOOGLE_GENERATIVE_AI_API_KEY` would be half a table.
 * @param longest maximum length of names that stay on one line
 */
function breakName(name: string, longest: number): ElementContent[] | undefined {
  const parts: readonly string[] = name.split(/(?<=\w[.:_]|\/)(?=[\w{])/u);
  if (name.length <= longest || parts.length === 1 || /\s/u.test(name)) return undefined;
  const wbr: ElementContent = {type: 'element', tagName: 'wbr', properties: {}, children: []};
  return parts.flatMap((value, place) => [...(place === 0 ? [] : [wbr]), {type: 'text', value} as const]);
}

/** Keeps the first word of a flag with its dashes: tables break even short code, but shouldn't do so after `--`. */
function keepFlags(command: string): ElementContent[] | undefined {
  const flags: readonly string[] = command.match(/(?<![^ ])--?\w+/g) ?? [];
  return withKept(command.split(/((?<![^ ])--?\w+)/).filter(Boolean), (piece) => flags.includes(piece));
}

const code = /(?<=<code>).*?(?=<\/code>)/gu;
const afterSeparator = /(?<=\w[.:/_-])(?=\w)/u;
const beforeCapital = /(?<=[a-z\d])(?=[A-Z])/gu;

/** In characters: what fits the table of contents on the narrowest desktop. */
const maxPartLength = 14;

/**
 * Allows line breaks in the code of a heading: between the parts of a name, which become elements, and before capital
 * letters in a part that is too long for a line.
 * @param html heading as HTML
 */
export function breakNames(html: string): string {
  const breakPart = (part: string): string =>
    part.length > maxPartLength ? part.replace(beforeCapital, '<wbr>') : part;
  return html.replace(code, (name) => {
    const parts = name.split(afterSeparator).map(breakPart);
    return parts.length > 1 ? parts.map((part) => `<span>${part}</span>`).join('') : parts.join('');
  });
}

const owner = /(?<=<code>)[A-Z]\w*\.(?=\w+(?:\(\))?<\/code>)/u;

/**
 * Removes the class from the names of members (`Agent.run()`) if all members on a page belong to the same class.
 * @param headings as HTML
 */
export function shortenNames(headings: readonly string[]): readonly string[] {
  const owners = headings.flatMap((heading) => owner.exec(heading) ?? []);
  // A single one may be a file name, such as `AGENTS.md`.
  return owners.length > 1 && new Set(owners).size === 1
    ? headings.map((heading) => heading.replace(owner, ''))
    : headings;
}

/**
 * Shortens and breaks names in the table of contents, which is a narrow column. Docusaurus adds it to each page as
 * `export const toc = [{value: '<code>saiki:thinking</code>', …}]`:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-mdx-loader/src/remark/toc/utils.ts
 */
function fitNamesIntoToc({data}: MdxjsEsm): void {
  const [statement] = data?.estree?.body ?? [];
  const declaration = statement?.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  const [toc] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  if (toc?.id.type !== 'Identifier' || toc.id.name !== 'toc' || toc.init?.type !== 'ArrayExpression') return;
  const values = toc.init.elements.flatMap((entry) =>
    (entry?.type === 'ObjectExpression' ? entry.properties : []).flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Literal' || property.key.value !== 'value') return [];
      return property.value.type === 'Literal' ? [property.value] : [];
    }),
  );
  const names = shortenNames(values.map(({value}) => String(value)));
  for (const [index, literal] of values.entries()) literal.value = breakNames(names[index] ?? '');
}

/** Returns the maximum length of names that stay on one line, for code in containers and tables. */
function findLongest(tree: Root): ReadonlyMap<InlineCode, number> {
  const longest = new Map<InlineCode, number>();
  visit(tree, (container) => {
    if (!['listItem', 'containerDirective', 'table'].includes(container.type)) return;
    visit(container, 'inlineCode', (node) => {
      const outside = longest.get(node) ?? maxUnbrokenInParagraph;
      const inside = container.type === 'table' ? maxUnbroken : outside - widthOfContainer;
      longest.set(node, Math.max(maxUnbroken, inside));
    });
  });
  return longest;
}

function breakInlineCode(tree: Root): void {
  const longest = findLongest(tree);
  visit(tree, 'inlineCode', (node) => {
    const {value, data} = node;
    // Another plugin has already styled it, such as the method of an operation.
    if (data?.hProperties) return;
    const hChildren = isKept(value)
      ? keepFlags(value)
      : (keepWords(value) ?? breakName(value, longest.get(node) ?? maxUnbrokenInParagraph));
    if (isKept(value)) node.data = {...data, hProperties: {className}, hChildren};
    else if (hChildren) node.data = {...data, hChildren};
  });
}

function hasLinksAlone({children}: List): boolean {
  return children.every(({children: [paragraph, ...others]}) => {
    const isAlone = paragraph?.type === 'paragraph' && others.length === 0;
    return isAlone && paragraph.children.length === 1 && paragraph.children[0]?.type === 'link';
  });
}

/**
 * Remark plugin: adds what a style sheet can't find out by itself.
 *
 * In text, short names and commands stay on one line: otherwise, a narrow screen shows `--new-session` as `--` at the end
 * of a line and `new-session` on the next. In the table of contents, long names break between their parts, and members
 * of a page's only class are shown without the class. Lists whose items are only links get the class `link-list`: as
 * touch targets, they must be taller than links in a sentence.
 */
export function remarkNarrowScreens(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'mdxjsEsm', fitNamesIntoToc);
    breakInlineCode(tree);
    visit(tree, 'list', (list) => {
      if (hasLinksAlone(list)) list.data = {...list.data, hProperties: {className: ['link-list']}};
    });
  };
}
