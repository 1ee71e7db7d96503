import path from 'node:path';
import type {ListItem, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {stringify} from 'yaml';
import {decoded} from '@docs-kit/report';
import {copyPath} from './addresses';
import {findNamed, label, type PageToCopy, type Part, splitLong, toText} from './convert';
import type {Redirect} from './index';

/** A page converted to Markdown nodes, with full addresses in links. */
export interface ConvertedPage extends Omit<PageToCopy, 'main'> {
  /** Path with the base path: `/base/docs/guides/cli`. */
  readonly path: string;
  readonly tree: Root;
}

export interface CopyFile {
  /** Path with the base path: `/base/docs/guides/cli.md`. */
  readonly path: string;
  readonly text: string;
}

/** The properties of the site that copies and lists need. */
export interface CopySite {
  readonly title: string;
  /** Origin of the site: `https://example.org`. */
  readonly url: string;
  readonly baseUrl: string;
  readonly frontMatter: Readonly<Record<string, string>>;
}

/**
 * Most characters of a file's text. Agents cut off files of more than 50,000 (https://agentdocsspec.com), and links in
 * a divided page become longer by the names of sections, and front matter is added.
 */
const maxLength = 45_000;

/** Bytes above which lists show a file's size: an agent may prefer to read one section of it. */
const large = 20_000;

/** Returns the size of a large file to show in notes on its link, `44 kB`; empty for a small file. */
export const sizeNote = (bytes: number): string => (bytes > large ? `${Math.round(bytes / 1000)} kB` : '');

interface DividedPage {
  readonly page: ConvertedPage;
  readonly parts: readonly Part[];
}

/** Returns the path of the file for a part of a page. */
const partPath = (page: ConvertedPage, part: readonly string[], baseUrl: string): string => {
  const own = copyPath(page.path, baseUrl);
  return part.length === 0 ? own : `${own.slice(0, -'.md'.length)}/${part.join('/')}.md`;
};

/** Returns a function that redirects a link to a page to its copy, or to the part of the copy that has the heading. */
function linkResolver(pages: readonly DividedPage[], {url, baseUrl}: CopySite): (href: string) => string {
  const byPath = new Map(pages.map((divided) => [divided.page.path, divided]));
  return (href) => {
    if (!URL.canParse(href)) return href;
    const target = new URL(href);
    const found = target.origin === url ? byPath.get(target.pathname) : undefined;
    if (!found) return href;
    const id = decoded(target.hash.slice(1)) ?? '';
    const part = found.parts.find(({ids}) => id !== '' && ids.includes(id));
    return url + partPath(found.page, part?.path ?? [], baseUrl) + target.hash;
  };
}

/** Returns front matter, and a line that points agents who arrived directly to the index. */
function head(page: ConvertedPage, part: Pick<Part, 'path' | 'title'>, {url, baseUrl, frontMatter}: CopySite): string {
  const data = {
    title: part.title === undefined ? page.title : `${page.title}: ${part.title}`,
    description: page.description,
    canonical: page.canonical + (part.path.length === 0 ? '' : `#${part.path.at(-1)}`),
    ...frontMatter,
    date: page.date,
    updated: page.updated,
  };
  const home = url + baseUrl;
  const whole = url + partPath(page, [], baseUrl);
  const pageNote = part.path.length === 0 ? '' : ` This is one section of [${page.title}](${whole}).`;
  const directive = `> All pages are listed in [llms.txt](${home}llms.txt).${pageNote}`;
  return `---\n${stringify(data, {lineWidth: 0})}---\n\n${directive}\n`;
}

/**
 * Returns links to the sections that have separate files.
 * @param sizes bytes of these files, by path
 */
function sectionList(
  page: ConvertedPage,
  part: Part,
  sizes: ReadonlyMap<string, number>,
  site: CopySite,
): RootContent[] {
  if (part.children.length === 0) return [];
  const items = part.children.map(({id, title}): ListItem => {
    const path = partPath(page, [...part.path, id], site.baseUrl);
    const link: RootContent = {type: 'link', url: site.url + path, children: [{type: 'text', value: title}]};
    const size = sizeNote(sizes.get(path) ?? 0);
    const note: PhrasingContent[] = size === '' ? [] : [{type: 'text', value: `: ${size}`}];
    return {type: 'listItem', children: [{type: 'paragraph', children: [link, ...note]}]};
  });
  const title = 'This page is long, so each of its sections is a file:';
  return [label({type: 'text', value: title}), {type: 'list', spread: false, children: items}];
}

/** The copies of all pages, as files and as one text. */
export interface Copies {
  readonly files: readonly CopyFile[];
  /** Every page that search engines may list, undivided, preceded by its address. */
  readonly full: string;
}

function filesOf({page, parts}: DividedPage, texts: readonly string[], site: CopySite): CopyFile[] {
  const files: CopyFile[] = [];
  const sizes = new Map<string, number>();
  // In reverse, because the list in a file shows the sizes of its sections' files.
  for (const [index, part] of [...parts.entries()].reverse()) {
    const path = partPath(page, part.path, site.baseUrl);
    const list = toText({type: 'root', children: sectionList(page, part, sizes, site)});
    const text = [head(page, part, site), texts[index], list].filter(Boolean).join('\n');
    sizes.set(path, Buffer.byteLength(text));
    files.unshift({path, text});
  }
  return files;
}

/**
 * Writes a file for each redirect, since programs that request Markdown don't follow the redirect in the HTML page. If
 * it leads to a section, the file contains the section; if it leads to a page, it contains a link.
 */
function redirectCopies(redirects: readonly Redirect[], pages: readonly DividedPage[], site: CopySite): CopyFile[] {
  const resolve = linkResolver(pages, site);
  const byPath = new Map(pages.map(({page}) => [page.path, page]));
  return redirects.flatMap(({from, to}): CopyFile[] => {
    const target = new URL(site.baseUrl + to.slice(1), site.url);
    const page = byPath.get(target.pathname);
    if (!page) return [];
    const path = copyPath(site.baseUrl + from.slice(1), site.baseUrl);
    const id = decoded(target.hash.slice(1)) ?? '';
    const section = id === '' ? undefined : findNamed(page.tree.children, id);
    if (!section) return [{path, text: `This address leads to [${page.title}](${resolve(target.href)}).\n`}];
    const [first] = section;
    const title = first?.type === 'heading' ? toString(first) : id;
    const text = toText({type: 'root', children: [...section]}, resolve);
    return [{path, text: `${head(page, {path: [id], title}, site)}\n${text}`}];
  });
}

/**
 * Writes the copies of all pages, and a file for each redirect. Links between pages lead to copies; links to a heading
 * of a divided page lead to the file with that heading.
 * @throws when two copies would have the same path
 */
export function writeCopies(
  pages: readonly ConvertedPage[],
  site: CopySite,
  redirects: readonly Redirect[] = [],
): Copies {
  const divided = pages.map((page) => ({page, parts: splitLong(page.tree, maxLength)}));
  const resolve = linkResolver(divided, site);
  const full: string[] = [];
  const copies = divided.flatMap((one) => {
    const texts = one.parts.map(({tree}) => toText(tree, resolve));
    // The parts of a page are in order and contain all of it.
    if (one.page.isListed) full.push(`Source: ${one.page.canonical}\n\n${texts.filter(Boolean).join('\n')}`);
    return filesOf(one, texts, site);
  });
  const files = [...copies, ...redirectCopies(redirects, divided, site)];
  const paths = files.map((file) => file.path);
  const twice = paths.find((file, index) => paths.indexOf(file) !== index);
  if (twice !== undefined) {
    throw new Error(
      `Two pages have the same Markdown copy, ${twice}. Rename the page ${path.posix.basename(twice, '.md')}.`,
    );
  }
  return {files, full: full.join('\n---\n\n')};
}
