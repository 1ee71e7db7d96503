import {logger} from '@docusaurus/logger';
import {formatProblem} from '@docs-kit/report';
import type {Link} from 'mdast';
import {makeFolder} from '@docs-kit/report/testing';
import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';
import {linksToMissingFiles, warnOfBrokenMarkdownLink} from './brokenMarkdownLink';
import {goodPage, siteOf} from './site.testing';

const point = {line: 8, column: 5};
const node: Link = {type: 'link', url: '', children: [], position: {start: point, end: point}};
const home = process.cwd();
const site = makeFolder(
  {'content/docs/a/one.md': '', 'content/docs/b/two.md': '', 'content/api/three.md': ''},
  afterAll,
);

beforeAll(() => process.chdir(site));
afterEach(() => vi.restoreAllMocks());
afterAll(() => process.chdir(home));

it.each([
  ['a misspelled file of another folder', '../b/tow.md', 'Fix: write "../b/two.md", or add content/docs/b/tow.md.'],
  ['with an anchor', '../b/tow.md#part', 'Fix: write "../b/two.md", or add content/docs/b/tow.md.'],
  ['a page by its path from the root of the site', '/docs/b/two.md', 'Fix: write "../b/two.md".'],
  [
    'a page of another section',
    '../../api/three.md',
    "Fix: write the URL of its page, beginning with a slash, or its address on the web: the file isn't in this section",
  ],
  [
    'a file that is like no other',
    './quite-another-thing.md',
    'Fix: write the path of a file in the same section, with its extension.',
  ],
  ['a short file name that is a different word', '../b/mcp.md', 'Fix: write the path of a file in the same section'],
])('warns of a link to a page that does not exist, with its position and the fix: %s', (_, url, fix) => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  expect(warnOfBrokenMarkdownLink({sourceFilePath: 'content/docs/a/one.md', url, node})).toBe(`pathname://${url}`);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`content/docs/a/one.md:8:5 the link "${url}" doesn't lead to a page. ${fix}`),
  );
});

it.each([
  ['that is empty', '', 'the link "tools" is empty. Fix: write the path of a file', 'pathname://'],
  [
    'with a backslash',
    '..\\b\\two.md',
    'the link "..\\b\\two.md" contains a backslash. Fix: write "../b/two.md".',
    'pathname://../b/two.md',
  ],
])('warns of a link %s, and returns one that Docusaurus accepts', (_, url, message, given) => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const named: Link = {...node, children: [{type: 'text', value: 'tools'}]};
  expect(warnOfBrokenMarkdownLink({sourceFilePath: 'content/docs/a/one.md', url, node: named})).toBe(given);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`content/docs/a/one.md:8:5 ${message}`));
});

it('reports links to missing files without a build, and no others', () => {
  const known =
    '[a](../b/two.md) [b](../b/two.md#part) [c](../b/two) [d](https://a.example/x.md) [e](pathname:///x.md)';
  const files = {
    'content/docs/a/one.md': goodPage('One', `${known}\n\n[f](../b/tow.md#part)\n\n[g]\n\n[g]: ../../api/three.md`),
    'content/docs/b/two.md': goodPage('Two'),
    'content/api/three.md': goodPage('Three'),
  };
  expect(linksToMissingFiles(siteOf(files)).map(formatProblem)).toEqual([
    expect.stringContaining(
      `content/docs/a/one.md:8:1 the link "../b/tow.md#part" doesn't lead to a page. Fix: write "../b/two.md"`,
    ),
    expect.stringContaining(
      'content/docs/a/one.md:12:1 the link "../../api/three.md" doesn\'t lead to a page. Fix: write the URL of its page',
    ),
  ]);
});
