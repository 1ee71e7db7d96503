import type {Nodes} from 'mdast';
import path from 'node:path/posix';
import {nodesOf} from '@docs-kit/pages';
import {decoded, placeOf, type Place, type Problem} from '@docs-kit/report';
import type {} from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {nearestFile} from '../links';
import {eachPage, isInside, staticFolder, type Page, type Rule, type SiteFiles} from '../site';

/** Every image on a page is a file in the site, in the format that its extension names. */
export const missingImages = eachPage((page, {files}) =>
  imageReferences(page).flatMap(({url, target, line, column}): Problem[] => {
    const place = {file: page.file, line, column};
    if (target === undefined) {
      const fix = 'put the file beside the page or into the folder of static files, and use its path there';
      return [{...place, message: `the image ${url} is on another site`, fix}];
    }
    if (decoded(pathOf(url)) === undefined) {
      const fix = 'write %25 for the character %, or rename the file';
      return [{...place, message: `the image URL "${url}" has an invalid % escape`, fix}];
    }
    if (files.paths.has(target)) return unreadable(target, files).map((problem) => ({...place, ...problem}));
    return [{...place, message: `the image "${url}" doesn't exist`, fix: fixFor(target, files)}];
  }),
);

/** How files of each format begin, read as UTF-8: a byte that isn't UTF-8 is U+FFFD. */
const beginnings: Readonly<Record<string, RegExp>> = {
  '.png': /^\uFFFDPNG/u,
  '.jpg': /^\uFFFD{3}/u,
  '.jpeg': /^\uFFFD{3}/u,
  '.svg': /<svg/u,
  '.webp': /^RIFF[^]{1,4}WEBP/u,
  '.avif': /^[^]{1,4}ftyp/u,
  '.gif': /^GIF8/u,
};

/** Docusaurus would print a stack trace without a line, and show an image that no browser can. */
function unreadable(target: string, {read}: SiteFiles): Pick<Problem, 'message' | 'fix'>[] {
  const format = path.extname(target).toLowerCase();
  const text = read(target);
  if (text === '') return [{message: `the image ${target} is empty`, fix: 'save it again'}];
  if (beginnings[format]?.test(text) ?? true) return [];
  return [{message: `the image ${target} isn't in the format ${format}`, fix: 'save it in that format, or rename it'}];
}

function fixFor(target: string, {paths}: SiteFiles): string {
  const nearest = nearestFile(target, [...paths].filter(isImage));
  return nearest ? `add ${target}, or use ${nearest}` : `add ${target}`;
}

/** Every image beside pages is used by a page. Static files aren't checked: styles and settings use them too. */
export const unusedImages: Rule = ({pages, files, folders}) => {
  const used = new Set(pages.flatMap((page) => imageReferences(page).map(({target}) => target)));
  return [...files.paths]
    .filter((file) => isImage(file) && folders.some(({path}) => isInside(file, path)) && !used.has(file))
    .map((file) => {
      return {file, line: 1, column: 1, message: 'no page uses this image', fix: 'use it on a page, or delete it'};
    });
};

interface ImageReference extends Place {
  /** The URL as written. */
  readonly url: string;
  /** Path of the file, relative to the site; missing when the image is on another site. */
  readonly target: string | undefined;
}

const extensions = new Set(['.png', '.jpg', '.jpeg', '.svg', '.webp', '.avif', '.gif']);

const isImage = (file: string): boolean => extensions.has(path.extname(file).toLowerCase());

/** Finds all images of a page: in Markdown, in front matter, and in imports and attributes of MDX. */
function imageReferences(page: Page): ImageReference[] {
  const found: ImageReference[] = [];
  const add = (url: string, place: Place): void => {
    found.push({...place, url, target: targetOf(url, page.file)});
  };
  const definitions = new Map(nodesOf(page.tree, 'definition').map(({identifier, url}) => [identifier, url]));
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'image') add(node.url, placeOf(node));
    if (node.type === 'imageReference') add(definitions.get(node.identifier) ?? '', placeOf(node));
    for (const url of mdxTexts(node)) if (isImage(pathOf(url))) add(url, placeOf(node));
  });
  const entry = page.frontMatter?.entries.get('image');
  if (typeof entry?.value === 'string') add(entry.value, entry.valuePlace);
  return found;
}

function targetOf(url: string, file: string): string | undefined {
  if (url.startsWith('//') || URL.canParse(url)) return undefined;
  const written = decoded(pathOf(url)) ?? pathOf(url);
  if (written.startsWith('@site/')) return written.slice('@site/'.length);
  return written.startsWith('/') ? path.join(staticFolder, written) : path.join(path.dirname(file), written);
}

const pathOf = (url: string): string => url.split(/[?#]/u)[0] ?? url;

/** Returns the texts in the JavaScript of an MDX node, and its attributes. */
function mdxTexts(node: Nodes): string[] {
  const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
  return [...attributes.flatMap(({value}) => (typeof value === 'string' ? value : [])), ...literals(programsOf(node))];
}

/** Returns the JavaScript of an MDX node as ESTree programs: imports, expressions, and those in attributes. */
function programsOf(node: Nodes): unknown[] {
  if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return [node.data?.estree];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree;
    return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined;
  });
}

function literals(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'Literal' && 'value' in part && typeof part.value === 'string')
    return [part.value];
  return Object.values(part).flatMap(literals);
}
