import type {Heading, List, Link, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {pages} from '../output/support/builtSite';
import {articleOf, wordsOf} from './support/article';
import {writtenPages, type WrittenPage} from './support/writtenPages';

const fewestWords = 300;

const rows = writtenPages.filter(({isCategory}) => !isCategory).map((page) => [page.file, page] as const);

/** The last `##` heading and all that stands below it. */
function lastSection({tree}: WrittenPage): {heading: Heading | undefined; nodes: Nodes[]} {
  const index = tree.children.findLastIndex((node) => node.type === 'heading' && node.depth === 2);
  const heading = tree.children[index];
  return {heading: heading?.type === 'heading' ? heading : undefined, nodes: tree.children.slice(index + 1)};
}

function linksOf(nodes: readonly Nodes[]): Link[] {
  const links: Link[] = [];
  for (const node of nodes) visit(node, 'link', (link) => void links.push(link));
  return links;
}

describe('next steps', () => {
  it.each(rows)('%s ends with "Next steps"', (file, page) => {
    const {heading} = lastSection(page);
    const place = `${file}:${heading?.position?.start.line ?? 1}`;
    const fix = 'end the page with "## Next steps" and a list of two to four links, each with a reason';
    expect(heading && toString(heading), `${place} another section is the last one. Fix: ${fix}`).toBe('Next steps');
  });

  it.each(rows)('%s names two to four next steps, each with a reason', (file, page) => {
    const {nodes} = lastSection(page);
    expect(linksOf(nodes).length, file).toBeGreaterThanOrEqual(2);
    const items = nodes.filter((node): node is List => node.type === 'list').flatMap(({children}) => children);
    expect(items.length, `${file}: items below "Next steps"`).toBeGreaterThanOrEqual(2);
    expect(items.length, `${file}: items below "Next steps"`).toBeLessThanOrEqual(4);
    for (const item of items) {
      const words = toString(item).split(/\s+/u).length;
      const linked = linksOf([item]).map((link) => toString(link)).join(' ').split(/\s+/u).length;
      const line = item.position?.start.line ?? 1;
      expect(words - linked, `${file}:${line} words beside the link`).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('length of pages', () => {
  it.each(writtenPages.filter(({isIndex}) => !isIndex).map(({route, file}) => [file, route]))(`%s has ${fewestWords} words or more beside its code`, (_, route) => {
    const built = pages.find((page) => page.route === route);
    if (!built) throw new Error(`${route} was not built`);
    const article = articleOf(built);
    expect(article ? wordsOf(article).length : 0).toBeGreaterThanOrEqual(fewestWords);
  });
});
