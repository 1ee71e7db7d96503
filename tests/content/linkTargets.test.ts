// Where links in pages lead, as far as it's known without a build: `npm run check` tells authors within seconds. That
// the built site has no broken links is proved in tests/output.
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {
  linksToMissingAnchors,
  linksToMissingFiles,
  linksToMissingPages,
  pageLinks,
  routeOf,
  type LinkTargets,
  type Page,
} from '@docs-kit/content-rules/check';
import {nodesOf} from '@docs-kit/pages';
import {anchorOfHeading, formatProblem, groupBy} from '@docs-kit/report';
import {redirects} from '../../config/redirects';
import {site} from '../../config/site';
import {readLedger} from '../../scripts/addresses.mts';
import {expectNoProblems} from './support/expectNoProblems';
import {allMarkdown, pageOf, siteFiles} from './support/writtenPages';

const home = new URL(site.baseUrl, site.url).href;

/** Anchors of the headings in a page's source. */
const headingAnchors = ({tree}: Page): string[] =>
  nodesOf(tree, 'heading').map((heading) => anchorOfHeading(toString(heading)));

/** Directives whose output has no anchors that pages link to. */
const withoutAnchors = new Set(['diagram', 'screen']);
const hasGeneratedAnchors = ({tree}: Page): boolean =>
  nodesOf(tree, 'leafDirective').some(({name}) => !withoutAnchors.has(name));

/**
 * Valid link targets: the current headings of pages. For pages without a file, those with anchors that only a build
 * knows, and those that can't be read whole, the published ones too.
 */
function linkTargets(pages: readonly Page[]): LinkTargets {
  const redirected = new Set(redirects.redirects.map(({from}) => from));
  const published = new Map<string, Set<string>>();
  for (const address of readLedger()) {
    const [route = '', anchor = ''] = address.split('#');
    if (!redirected.has(route)) published.set(route, (published.get(route) ?? new Set()).add(anchor));
  }
  // When two pages have one address, that alone is reported (by a content rule), not each link to the other one too.
  const written = [...groupBy(pages, routeOf)].map(([route, sharing]) => {
    const hasOthers = sharing.some((page) => hasGeneratedAnchors(page) || page.parseProblems.length > 0);
    const generated = hasOthers ? [...(published.get(route) ?? [])] : [];
    return [route, new Set([...sharing.flatMap(headingAnchors), ...generated])] as const;
  });
  const anchors = new Map([...published, ...written]);
  return {routes: new Set(anchors.keys()), anchorsOf: (route) => anchors.get(route) ?? new Set()};
}

/** Link problems, by file. */
function linkProblems(pages: readonly Page[]): (file: string) => string[] {
  const targets = linkTargets(pages.filter(({isPartial}) => !isPartial));
  const content = {pages, files: siteFiles, folders: []};
  const links = pageLinks(content, home);
  const problems = [
    ...linksToMissingFiles(content),
    ...linksToMissingPages(links, targets),
    ...linksToMissingAnchors(links, targets),
  ];
  const byFile = groupBy(problems, ({file}) => file);
  return (file) => (byFile.get(file) ?? []).map(formatProblem);
}

describe('links of pages', () => {
  const problemsOf = linkProblems(allMarkdown);

  it.each(allMarkdown.map(({file}) => file))('links of %s lead to pages and anchors', (file) => {
    expectNoProblems(problemsOf(file));
  });
});

describe('the check of links', () => {
  const file = 'content/docs/guides/new.md';
  const problemsOf = (text: string): string[] => {
    const source = `---\ntitle: New\n---\n\n${text}\n\n## A heading\n\n## Another {#own-id}\n`;
    return linkProblems([...allMarkdown, pageOf(source, file)])(file);
  };

  it.each([
    ['a file', '[a](./nope.md)', 'the link "./nope.md" doesn\'t lead to a page'],
    ['a page', '[a](/docs/nope)', 'the link "/docs/nope" doesn\'t lead to a page'],
    [
      'an anchor of the page',
      '[a](#a-heading) [b](#own-id) [c](#another)',
      'the link "#another" doesn\'t lead to an anchor',
    ],
    [
      'an anchor of another page',
      '[a](./local-models.md#nope)',
      "doesn't lead to an anchor on /docs/guides/local-models",
    ],
    ['an anchor of a page with directives', '[a](./cli.md#nope)', "doesn't lead to an anchor on /docs/guides/cli"],
    [
      'an anchor of a page with screens',
      '[a](./mcp-manager.md#nope)',
      "doesn't lead to an anchor on /docs/guides/mcp-manager",
    ],
  ])('reports a link to %s that is missing', (_, text, message) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(`${file}:5:`)]);
    expect(problemsOf(text)[0]).toContain(message);
  });

  it('accepts published anchors of directives', () => {
    expect(problemsOf('[a](./cli.md#flag-no-verbose)')).toEqual([]);
  });

  it('accepts published anchors of a page with a code block that is not closed', () => {
    const broken = 'content/docs/guides/local-models.md';
    const [anchor = ''] = headingAnchors(allMarkdown.find((page) => page.file === broken) ?? pageOf(''));
    const others = allMarkdown.filter((page) => page.file !== broken);
    const pages = [...others, pageOf(`---\ntitle: A\n---\n\n\`\`\`text\na\n`, broken)];
    expect(linkProblems([...pages, pageOf(`[a](./local-models.md#${anchor})`, file)])(file)).toEqual([]);
  });
});
