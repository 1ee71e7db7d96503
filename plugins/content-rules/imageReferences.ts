import type {Nodes} from 'mdast';
import path from 'node:path/posix';
import type {} from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {decoded} from './decoded';
import type {Page} from './page';
import {placeOf} from './placeOf';
import type {Place} from './problem';
import {staticFolder} from './siteFiles';

/** A picture that a page names. */
export interface ImageReference extends Place {
  /** As written. */
  readonly url: string;
  /** File that it must be, relative to the site; missing when it is on another site. */
  readonly target: string | undefined;
}

const extensions = new Set(['.png', '.jpg', '.jpeg', '.svg', '.webp', '.avif', '.gif']);

/** Tells by the ending whether a file is a picture. */
export const isImage = (file: string): boolean => extensions.has(path.extname(file).toLowerCase());

/** Tells whether the address cannot be read: a sign % in it begins no escape. */
export const hasBrokenEscape = (url: string): boolean => decoded(pathOf(url)) === undefined;

/** All pictures that a page names: in Markdown, in its front matter, and in imports and attributes of MDX. */
export function imageReferences(page: Page): ImageReference[] {
  const found: ImageReference[] = [];
  const add = (url: string, place: Place): void => {
    found.push({...place, url, target: targetOf(url, page.file)});
  };
  const definitions = new Map<string, string>();
  visit(page.tree, 'definition', ({identifier, url}) => void definitions.set(identifier, url));
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

/** The address without what it says to the browser: `?…` and `#…`. */
const pathOf = (url: string): string => url.split(/[?#]/u)[0] ?? url;

/** Texts in the program parts of MDX: what is imported, and attributes of components. */
function mdxTexts(node: Nodes): string[] {
  if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return literals(node.data?.estree);
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return literals(attribute.data?.estree);
    return typeof attribute.value === 'string' ? [attribute.value] : literals(attribute.value?.data?.estree);
  });
}

function literals(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'Literal' && 'value' in part && typeof part.value === 'string')
    return [part.value];
  return Object.values(part).flatMap(literals);
}
