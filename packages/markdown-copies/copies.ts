import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {stringify} from 'yaml';
import {copyPath} from './addresses';
import {type BuiltPage, label, type Part, splitLong, toText} from './convert';

/** A page whose content is Markdown nodes; links in it are full addresses. */
export interface ConvertedPage extends Omit<BuiltPage, 'main'> {
  /** Path with the base path: `/saiki/docs/guides/cli`. */
  readonly path: string;
  readonly tree: Root;
}

/** A file to publish. */
export interface CopyFile {
  /** Path with the base path: `/saiki/docs/guides/cli.md`. */
  readonly path: string;
  readonly text: string;
}

/** What the copies and their lists need to know about the site. */
export interface CopySite {
  readonly title: string;
  /** Origin of the site: `https://example.org`. */
  readonly url: string;
  readonly baseUrl: string;
  readonly frontMatter: Readonly<Record<string, string>>;
}

/** Most characters of a file: agents cut off what is longer (https://agentdocsspec.com). */
const maxLength = 50_000;

// Links in a divided page grow by the names of sections; this much of the limit is kept for them and the front matter.
const reserve = 0.1;

interface DividedPage {
  readonly page: ConvertedPage;
  readonly parts: readonly Part[];
}

const partPath = (page: ConvertedPage, part: readonly string[], baseUrl: string): string => {
  const own = copyPath(page.path, baseUrl);
  return part.length === 0 ? own : `${own.slice(0, -'.md'.length)}/${part.join('/')}.md`;
};

/** Returns a function that leads a link to a page to the file that has its copy, or the part with the heading. */
function linkResolver(pages: readonly DividedPage[], {url, baseUrl}: CopySite): (href: string) => string {
  const byPath = new Map(pages.map((divided) => [divided.page.path, divided]));
  return (href) => {
    if (!URL.canParse(href)) return href;
    const target = new URL(href);
    const found = target.origin === url ? byPath.get(target.pathname) : undefined;
    if (!found) return href;
    const id = decodeURIComponent(target.hash.slice(1));
    const part = found.parts.find(({ids}) => id !== '' && ids.includes(id));
    return url + partPath(found.page, part?.path ?? [], baseUrl) + target.hash;
  };
}

function withLinks<Node extends Root | RootContent>(node: Node, resolve: (href: string) => string): Node {
  const copy = {...node};
  if (copy.type === 'link') copy.url = resolve(copy.url);
  if ('children' in copy) {
    (copy as Root).children = (copy as Root).children.map((child) => withLinks(child, resolve));
  }
  return copy;
}

/** Front matter, and a line that leads an agent who came here by chance to the index. */
function head(page: ConvertedPage, part: Part, {url, baseUrl, frontMatter}: CopySite): string {
  const data = {
    title: part.title === undefined ? page.title : `${page.title}: ${part.title}`,
    ...(page.description !== undefined && {description: page.description}),
    canonical: page.canonical + (part.path.length === 0 ? '' : `#${part.path.at(-1)}`),
    ...frontMatter,
    ...(page.date !== undefined && {date: page.date}),
  };
  const home = url + baseUrl;
  const whole = url + partPath(page, [], baseUrl);
  const place = part.path.length === 0 ? '' : ` This is one section of [${page.title}](${whole}).`;
  const directive = `> All pages are listed in [llms.txt](${home}llms.txt).${place}`;
  return `---\n${stringify(data, {lineWidth: 0})}---\n\n${directive}\n`;
}

/** Links to the sections that have files of their own. */
function sectionList(page: ConvertedPage, part: Part, {url, baseUrl}: CopySite): RootContent[] {
  if (part.children.length === 0) return [];
  const items = part.children.map(({id, title}) => {
    const address = url + partPath(page, [...part.path, id], baseUrl);
    return {
      type: 'listItem' as const,
      children: [
        {
          type: 'paragraph' as const,
          children: [{type: 'link' as const, url: address, children: [{type: 'text' as const, value: title}]}],
        },
      ],
    };
  });
  const title = 'This page is long, so each of its sections is a file:';
  return [label({type: 'text', value: title}), {type: 'list', spread: false, children: items}];
}

/** All pages as files, and all pages whole, in one text. */
export interface Copies {
  readonly files: readonly CopyFile[];
  /** Every page that search engines may list, undivided, with its address. */
  readonly full: string;
}

/**
 * Writes the copies of all pages. Links between pages lead to copies; those to a heading of a divided page, to the file
 * with that heading.
 * @throws when two copies would be one file
 */
export function writeCopies(pages: readonly ConvertedPage[], site: CopySite): Copies {
  const limit = maxLength * (1 - reserve);
  const divided = pages.map((page) => ({page, parts: splitLong(page.tree, limit)}));
  const resolve = linkResolver(divided, site);
  const full: string[] = [];
  const files = divided.flatMap(({page, parts}) => {
    const texts = parts.map(({tree}) => toText(withLinks(tree, resolve)));
    // The parts of a page are all of it, in its order.
    if (page.isListed) full.push(`Source: ${page.canonical}\n\n${texts.filter(Boolean).join('\n')}`);
    return parts.map((part, index): CopyFile => {
      const list = toText({type: 'root', children: sectionList(page, part, site)});
      const text = [head(page, part, site), texts[index], list].filter(Boolean).join('\n');
      return {path: partPath(page, part.path, site.baseUrl), text};
    });
  });
  const paths = files.map((file) => file.path);
  const twice = paths.find((file, index) => paths.indexOf(file) !== index);
  if (twice !== undefined) {
    throw new Error(`Two Markdown copies are ${twice}. Rename the page ${path.posix.basename(twice, '.md')}.`);
  }
  return {files, full: full.join('\n---\n\n')};
}
