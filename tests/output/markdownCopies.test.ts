// Every page is also Markdown, and says the same there.
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {copyPath} from '@docs-kit/markdown-copies/addresses';
import {redirects} from '../../config/redirects';
import {site} from '../../config/site';
import {pinned, unpinned} from '../content/support/unpinned';
import {type BuiltPage, builtFiles, listedPages, metaOf, pages, readBuilt, siteAddress} from './support/builtSite';
import {attribute} from './support/html';
import {contentOfCopy, contentOfPage, namesInCopy, parseCopy} from './support/markdownCopy';

const sectionsLabel = 'This page is long, so each of its sections is a file:';
const maxCharacters = 50_000;

const fileOf = (address: string): string => address.slice(siteAddress.length).replace(/[#?].*$/u, '');
const copyOf = ({route}: BuiltPage): string => copyPath(`/${route.slice(1)}`, '/').slice(1);
const copies = builtFiles.filter((file) => file.endsWith('.md') && file !== 'AGENTS.md');
/** Copies at redirecting addresses: no list mentions them. */
const redirectCopies = new Map(
  redirects.redirects.map(({from, to}) => [copyPath(from, '/').slice(1), new URL(to.slice(1), siteAddress).href]),
);
const isOurs = (address: string): boolean => address.startsWith(siteAddress);

const trees = new Map<string, Root>();

/** Returns a parsed file. Several tests read each file, and parsing takes longer than everything else. */
function treeOf(file: string): Root {
  const tree = trees.get(file) ?? parseCopy(readBuilt(file));
  trees.set(file, tree);
  return tree;
}

interface ReadCopy {
  readonly children: Root['children'];
  readonly files: readonly string[];
}

/** Reads a copy and the files of its sections, in page order. */
function readCopy(file: string): ReadCopy {
  const [, , ...children] = treeOf(file).children;
  const label = children.findIndex((node) => toString(node) === sectionsLabel);
  const list = children[label + 1];
  if (label === -1 || list?.type !== 'list') return {children, files: [file]};
  const parts = contentOfCopy([list]).links.map((address) => readCopy(fileOf(address)));
  return {
    children: [...children.slice(0, label), ...parts.flatMap((part) => part.children)],
    files: [file, ...parts.flatMap((part) => part.files)],
  };
}

const byCopy = new Map(pages.map((page) => [copyOf(page), page]));

/** The page that a copy, or the file of one of its sections, belongs to. */
function pageOf(file: string): BuiltPage | undefined {
  const own = byCopy.get(file);
  if (own || !file.includes('/')) return own;
  return pageOf(`${file.slice(0, file.lastIndexOf('/'))}.md`);
}

/** Returns the address of the page that a link in a copy refers to. */
function pageAddress(link: string): string {
  const page = isOurs(link) && fileOf(link).endsWith('.md') ? pageOf(fileOf(link)) : undefined;
  return page ? page.address + (/#.*$/u.exec(link)?.[0] ?? '') : link;
}

const rows = pages.map((page) => {
  const main = page.elements.find(({tagName}) => tagName === 'main');
  return [page.route, page, main] as const;
});

describe('the Markdown copy', () => {
  it.each(rows)('[MD-1] of %s has its headings, code, tables and links', (_, page, main) => {
    const content = contentOfPage(main!);
    const copy = contentOfCopy(readCopy(copyOf(page)).children);
    expect(copy.headings).toEqual(content.headings);
    expect(copy.code).toEqual(content.code);
    expect(copy.tables).toEqual(content.tables);
    const links = content.links.map((href) => new URL(href, page.address).href);
    expect(copy.links.map(pageAddress)).toEqual(links);
  });

  it.each(rows)('[MD-2] of %s begins with title, description, address and release', (_, page) => {
    const {front} = /^---\n(?<front>[\s\S]*?)\n---\n/u.exec(readBuilt(copyOf(page)))?.groups ?? {};
    const data = parse(front ?? '') as Record<string, unknown>;
    expect(data).toMatchObject({canonical: page.address, version: site.version});
    expect(`${String(data.title)} | ${site.title}`).toBe(metaOf(page, 'og:title'));
    expect(data.description).toBe(metaOf(page, 'description'));
  });

  it('[MD-2] of a post has its day of publication, and nothing around its text', () => {
    const posts = pages.filter((page) => metaOf(page, 'article:published_time') !== undefined);
    expect(posts.length).toBeGreaterThan(0);
    for (const page of posts) {
      const text = readBuilt(copyOf(page));
      const [day = ''] = metaOf(page, 'article:published_time')?.split('T') ?? [];
      expect(text).toContain(`\ndate: ${day}\nupdated: `);
      expect(text).not.toMatch(/On this page|Edit this page|Last updated|\/blog\/(?:tags|authors)\//u);
    }
  });

  it.each(rows)('[MD-3] of %s is named in its head', (_, page) => {
    const link = page.elements.find((element) => attribute(element, 'type') === 'text/markdown');
    expect(attribute(link!, 'rel')).toBe('alternate');
    expect(new URL(attribute(link!, 'href') ?? '', page.address).href).toBe(siteAddress + copyOf(page));
  });

  it('[MD-4] is divided where it would be longer than 50,000 characters', () => {
    expect(pages.filter((page) => readCopy(copyOf(page)).files.length > 1).map(({route}) => route)).toContain(
      '/api/types',
    );
    expect(copies.filter((file) => readBuilt(file).length > maxCharacters)).toEqual([]);
    const reached = new Set(pages.flatMap((page) => readCopy(copyOf(page)).files));
    expect(copies.filter((file) => !reached.has(file) && file !== '404.md' && !redirectCopies.has(file))).toEqual([]);
  });

  it('[MD-12] of an address that leads on has what it leads to', () => {
    expect(redirectCopies.size).toBeGreaterThan(500);
    const lists = ['llms.txt', 'docs/llms.txt', 'api/llms.txt'].map(readBuilt).join();
    expect([...redirectCopies.keys()].filter((file) => !exists(siteAddress + file))).toEqual([]);
    expect([...redirectCopies.keys()].filter((file) => lists.includes(`${siteAddress}${file})`))).toEqual([]);
    for (const [file, target] of redirectCopies) {
      const id = new URL(target).hash.slice(1);
      const {links} = contentOfCopy(treeOf(file).children);
      expect(links.map(pageAddress), file).toContain(target.replace(/#.*$/u, ''));
      if (id !== '') expect(namesInCopy(treeOf(file)), file).toContain(id);
    }
    expect(readBuilt('docs/errors/no-api-key.md')).toContain('- **Fix:** [Set one of the three');
  });

  it.each(copies)('[MD-5] %s has no HTML, and full addresses that exist', (file) => {
    const tree = treeOf(file);
    const html: string[] = [];
    visit(tree, 'html', (node) => void html.push(node.value));
    expect(html).toEqual([]);
    const {links} = contentOfCopy(tree.children);
    expect(links.filter((link) => !URL.canParse(link))).toEqual([]);
    expect(links.filter(isOurs).filter((link) => !exists(link))).toEqual([]);
  });

  it('names the package with its version wherever a block, generated or not, installs or starts it', () => {
    const wrong: string[] = [];
    for (const file of listedPages.flatMap((page) => readCopy(copyOf(page)).files))
      visit(treeOf(file), 'code', ({lang, value}) => {
        wrong.push(...unpinned(lang ?? '', value).map((line) => `${file}: ${line.trim()}. Fix: write ${pinned}`));
      });
    expect(wrong).toEqual([]);
  });
});

const names = new Map<string, Set<string>>();

/** Anchors that links to a file can end with. */
function namesIn(file: string): Set<string> {
  const known = names.get(file) ?? namesInCopy(treeOf(file));
  names.set(file, known);
  return known;
}

/** Whether a file exists and, if it's a copy, has the anchor that the link ends with. */
function exists(link: string): boolean {
  const file = fileOf(link);
  if (file === '' || !builtFiles.includes(file)) return file === '';
  const id = decodeURIComponent(new URL(link).hash.slice(1));
  // The backlink of a footnote ends with its number.
  return id === '' || id.startsWith('user-content-fnref-') || namesIn(file).has(id);
}

describe('llms.txt', () => {
  const indexes = builtFiles.filter((file) => /(?:^|\/)llms\.txt$/u.test(file));

  it('[MD-6] lists each page that search engines may list, once, and is short', () => {
    const text = readBuilt('llms.txt');
    const links = contentOfCopy(parseCopy(text).children).links.map(fileOf);
    for (const page of listedPages)
      expect(
        links.filter((file) => file === copyOf(page)),
        page.route,
      ).toHaveLength(1);
    expect(text.length).toBeLessThan(maxCharacters);
  });

  it('[MD-6] has an index for each part of the site', () => {
    expect(indexes).toEqual(['api/llms.txt', 'blog/llms.txt', 'docs/llms.txt', 'llms.txt']);
  });

  it.each(indexes)('[MD-6] every item below a heading of %s is a link, then maybe a colon and notes', (index) => {
    const items = /^## [\s\S]*/mu.exec(readBuilt(index))?.[0].match(/^- .*$/gmu) ?? [];
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((item) => !/^- \[[^\]]+\]\(https:\/\/[^)\s]+\)(?:: \S.*)?$/u.test(item))).toEqual([]);
  });

  it.each(indexes)('[MD-6] %s leads to files that exist', (index) => {
    const {links} = contentOfCopy(parseCopy(readBuilt(index)).children);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link) => !isOurs(link) || !exists(link))).toEqual([]);
  });

  it('[MD-7] llms-full.txt holds every listed page', () => {
    const texts = readBuilt('llms-full.txt')
      .split(/^Source: /mu)
      .slice(1);
    const parts = new Map(texts.map((text) => [text.split('\n', 1)[0], text]));
    expect([...parts.keys()].sort()).toEqual(listedPages.map(({address}) => address).sort());
    // Parsing everything again would take ten seconds.
    const fencesIn = (text: string): number => text.match(/^\s*(?:`{3,}|~{3,})/gmu)?.length ?? 0;
    for (const page of listedPages) {
      const copy = readCopy(copyOf(page)).files.map(readBuilt).join('\n');
      expect(fencesIn(parts.get(page.address) ?? ''), page.route).toBe(fencesIn(copy));
    }
  });
});

describe('published contracts', () => {
  const latest = builtFiles.filter((file) => /^schemas\/[^/]+(?<!\.gz|\.br)$/u.test(file));

  it.each(latest)('[CONTRACT-5] %s is also at the address of its release, and in llms.txt', (file) => {
    const pinned = file.replace('schemas/', `schemas/${site.version}/`);
    // A JSON Schema contains its own address.
    const idOf = (name: string) => `"$id": "${siteAddress}${name}"`;
    expect(readBuilt(pinned)).toBe(readBuilt(file).replace(idOf(file), idOf(pinned)));
    expect(readBuilt('llms.txt')).toContain(`, \`${siteAddress}${file}\`: `);
  });
});

describe('the line for agents', () => {
  it.each(rows)('[MD-8] of %s comes before the content and leads to llms.txt', (_, page) => {
    const line = page.elements.findIndex((element) => attribute(element, 'aria-label') === 'For AI agents');
    const main = page.elements.findIndex(({tagName}) => tagName === 'main');
    expect(line).toBeGreaterThan(-1);
    expect(line).toBeLessThan(main);
    expect(page.html).toContain(`For AI agents: ${site.baseUrl}llms.txt lists all pages.`);
  });
});
