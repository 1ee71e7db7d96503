import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {saveFile} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import {movePage, type Move} from './movePage';

let siteDir: string;
const folders = [
  {path: 'docs', kind: 'docs', routeBasePath: 'docs'},
  {path: 'api', kind: 'docs', routeBasePath: 'api'},
  {path: 'blog', kind: 'blog', routeBasePath: 'blog'},
  {path: 'pages', kind: 'pages', routeBasePath: ''},
] as const;

const write = (file: string, text: string): void => saveFile(path.join(siteDir, file), text);
const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
const move = (from: string, to: string): Move =>
  movePage(from, to, {
    siteDir,
    folders,
    codeFolders: ['config'],
    untouched: ['config/recordings'],
    sidebars: 'config/sidebars.ts',
  });

beforeEach(() => {
  siteDir = makeFolder({
    'docs/concepts/tools.md': '[Files](./mcp.md#a), [URL](/docs/concepts/mcp), [here](#x), [web](https://x.org/mcp)\n',
    'docs/concepts/mcp.md': 'Text\n',
  });
});

it('moves the page and says what changed', () => {
  expect(move('docs/concepts/mcp.md', 'docs/guides/servers.md')).toEqual({
    from: '/docs/concepts/mcp',
    to: '/docs/guides/servers',
    changed: ['docs/concepts/tools.md', 'docs/guides/servers.md'],
  });
  expect(existsSync(path.join(siteDir, 'docs/concepts/mcp.md'))).toBe(false);
  expect(read('docs/guides/servers.md')).toBe('Text\n');
});

it.each([
  ['[a](./mcp.md)', '[a](../guides/servers.md)'],
  ['[a](mcp.md#part "Title")', '[a](../guides/servers.md#part "Title")'],
  ['[a](/docs/concepts/mcp?x#part)', '[a](/docs/guides/servers?x#part)'],
  ['[a](mcp)', '[a](/docs/guides/servers)'],
  ['[a]: ./mcp.md', '[a]: ../guides/servers.md'],
  ['<a href="/docs/concepts/mcp#x">a</a>', '<a href="/docs/guides/servers#x">a</a>'],
  [
    '[a](./mcp.mdx) [b](/docs/concepts/mcp2) /docs/concepts/mcp',
    '[a](./mcp.mdx) [b](/docs/concepts/mcp2) /docs/concepts/mcp',
  ],
])('a page that has %s then has %s', (before, after) => {
  write('docs/concepts/other.md', `${before}\n`);
  move('docs/concepts/mcp.md', 'docs/guides/servers.md');
  expect(read('docs/concepts/other.md')).toBe(`${after}\n`);
});

it.each([
  ['a fence', '```md\n[a](./mcp.md)\n```'],
  ['indented code', 'Text\n\n    [a](./mcp.md)'],
  ['inline code', 'Write `[a](./mcp.md)` or ``<a href="/docs/concepts/mcp">``'],
])('%s stays', (_, code) => {
  write('docs/concepts/other.md', `${code}\n\n[\`b\`](./mcp.md)\n`);
  write('docs/concepts/mcp.md', `${code}\n\n[\`b\`](./tools.md)\n`);
  move('docs/concepts/mcp.md', 'docs/guides/servers.md');
  expect(read('docs/concepts/other.md')).toBe(`${code}\n\n[\`b\`](../guides/servers.md)\n`);
  expect(read('docs/guides/servers.md')).toBe(`${code}\n\n[\`b\`](../concepts/tools.md)\n`);
});

it('an address may have hyphens and dots', () => {
  write('docs/known-limits.v1.md', 'Text\n');
  write('config/a.ts', "const page = '/docs/known-limits.v1';\nconst other = '/docs/known-limits-v1';\n");
  move('docs/known-limits.v1.md', 'docs/limits.md');
  expect(read('config/a.ts')).toBe("const page = '/docs/limits';\nconst other = '/docs/known-limits-v1';\n");
});

it('links of the moved page lead where they led', () => {
  write('docs/concepts/picture.svg', '<svg/>');
  write(
    'docs/concepts/page.md',
    '[a](./mcp.md#x) [b](mcp) [c](#y) ![d](./picture.svg) [e](./page.md#z) [f](/docs/x)\n',
  );
  move('docs/concepts/page.md', 'docs/page.md');
  expect(read('docs/page.md')).toBe(
    '[a](./concepts/mcp.md#x) [b](/docs/concepts/mcp) [c](#y) ![d](./concepts/picture.svg) [e](./page.md#z) [f](/docs/x)\n',
  );
});

it.each([
  ['![a](./my%20image.png)', '![a](../concepts/my%20image.png)'],
  ['![a](<./my image.png>)', '![a](<../concepts/my image.png>)'],
  ["import A from './_part.md';", "import A from '../concepts/_part.md';"],
  [
    "import './a.css';\nimport Tabs from '@theme/Tabs';",
    "import '../concepts/a.css';\nimport Tabs from '@theme/Tabs';",
  ],
  [
    "<img src={require('./picture.svg').default} />\n\n![b](./picture.svg)",
    "<img src={require('../concepts/picture.svg').default} />\n\n![b](../concepts/picture.svg)",
  ],
])('a moved page that has %s then has %s', (before, after) => {
  for (const name of ['my image.png', '_part.md', 'a.css', 'picture.svg']) write(`docs/concepts/${name}`, '');
  write('docs/concepts/page.mdx', `${before}\n`);
  move('docs/concepts/page.mdx', 'docs/guides/page.mdx');
  expect(read('docs/guides/page.mdx')).toBe(`${after}\n`);
});

it('pages of two sections link to each other by URL', () => {
  write('docs/concepts/image.png', '');
  write('docs/concepts/mcp.md', '[a](./tools.md#x) [b](tools.md) [c](./mcp.md) ![d](./image.png)\n');
  write('api/other.md', '[a](/docs/concepts/mcp)\n');
  write('config/sidebars.ts', "['concepts/tools', 'concepts/mcp']");
  move('docs/concepts/mcp.md', 'api/mcp.md');
  const moved =
    '[a](/docs/concepts/tools#x) [b](/docs/concepts/tools) [c](./mcp.md) ![d](../docs/concepts/image.png)\n';
  expect(read('api/mcp.md')).toBe(moved);
  expect(read('docs/concepts/tools.md')).toContain('[Files](/api/mcp#a), [URL](/api/mcp)');
  expect(read('api/other.md')).toBe('[a](/api/mcp)\n');
  // The build stops until somebody moves the id to the other sidebar.
  expect(read('config/sidebars.ts')).toBe("['concepts/tools', 'concepts/mcp']");
});

it('configuration and components contain the new address and id', () => {
  write('config/sidebars.ts', "export default ['concepts/mcp', 'concepts/mcp-two', {to: '/docs/concepts/mcp#a'}];\n");
  move('docs/concepts/mcp.md', 'docs/guides/servers.md');
  expect(read('config/sidebars.ts')).toBe(
    "export default ['guides/servers', 'concepts/mcp-two', {to: '/docs/guides/servers#a'}];\n",
  );
});

it("a word in other code that is also the page's id stays", () => {
  write('docs/mcp.md', 'Text\n');
  write('config/words.ts', "export default ['mcp', '/docs/mcp'];\n");
  move('docs/mcp.md', 'docs/guides/servers.md');
  expect(read('config/words.ts')).toBe("export default ['mcp', '/docs/guides/servers'];\n");
});

it('keys and values in YAML are replaced too', () => {
  write(
    'config/words.yaml',
    [
      '/docs/concepts/mcp: [a]',
      '/docs/concepts/mcp#b: [/docs/concepts/mcp, /docs/concepts/mcp#c]',
      '/docs/concepts/mcp-two: [/docs/concepts/mcp/b]',
      'c:',
      '  - /docs/concepts/mcp',
      '  - {page: /docs/concepts/mcp}',
      '  - text: https://x.org/docs/concepts/mcp',
      '',
    ].join('\n'),
  );
  move('docs/concepts/mcp.md', 'docs/guides/servers.md');
  expect(read('config/words.yaml').split('\n')).toEqual([
    '/docs/guides/servers: [a]',
    '/docs/guides/servers#b: [/docs/guides/servers, /docs/guides/servers#c]',
    '/docs/concepts/mcp-two: [/docs/concepts/mcp/b]',
    'c:',
    '  - /docs/guides/servers',
    '  - {page: /docs/guides/servers}',
    '  - text: https://x.org/docs/concepts/mcp',
    '',
  ]);
});

it.each([
  ['{"page": "/docs/concepts/mcp#a"}', '{"page": "/docs/guides/servers#a"}'],
  ['{"text": "See [a](/docs/concepts/mcp)."}', '{"text": "See [a](/docs/guides/servers)."}'],
  ['{"file": "docs/concepts/mcp.md"}', '{"file": "docs/guides/servers.md"}'],
  ['{"file": "other-docs/concepts/mcp.md"}', '{"file": "other-docs/concepts/mcp.md"}'],
])('JSON with %s then has %s', (before, after) => {
  write('config/contract.json', `${before}\n`);
  move('docs/concepts/mcp.md', 'docs/guides/servers.md');
  expect(read('config/contract.json')).toBe(`${after}\n`);
});

it('untouched folders stay as they are', () => {
  write('config/recordings/a.json', '{"page": "/docs/concepts/mcp"}\n');
  move('docs/concepts/mcp.md', 'docs/guides/servers.md');
  expect(read('config/recordings/a.json')).toBe('{"page": "/docs/concepts/mcp"}\n');
});

it('a page that sets its own address keeps it', () => {
  write('docs/a.md', '---\nslug: /kept\n---\n');
  expect(move('docs/a.md', 'docs/guides/b.md')).toMatchObject({from: '/docs/kept', to: '/docs/kept'});
});

it.each([
  [
    'docs/nowhere.md',
    'docs/b.md',
    "docs/nowhere.md doesn't exist. Fix: name a page that exists, by its path from the root of the project.",
  ],
  ['docs/concepts/mcp.md', 'docs/concepts/tools.md', 'docs/concepts/tools.md exists. Fix: choose another path.'],
  ['docs/concepts/mcp.md', 'elsewhere/mcp.md', "elsewhere/mcp.md isn't the path of a page"],
  ['docs/concepts/mcp.md', 'docs/mcp.txt', 'Fix: write a path to a .md or .mdx file in docs/, api/, blog/, pages/.'],
  ['docs/concepts', 'docs/b.md', 'docs/concepts is a folder. Fix: name a page in it; each page is moved alone.'],
  ['docs/concepts/mcp.md', 'docs/concepts', 'docs/concepts is a folder. Fix: write the name of the page too'],
  [
    'docs/concepts/mcp.md',
    'docs/two words & Ä.md',
    'docs/two words & Ä.md has characters that a URL must escape. Fix: write "docs/two-words-A.md".',
  ],
  ['docs/concepts/mcp.md', 'docs/a(b).md', 'Fix: write "docs/a-b.md".'],
  [
    'docs/concepts/mcp.md',
    'docs/_mcp.md',
    'docs/_mcp.md is a partial: a file or folder whose name begins with _ has no',
  ],
  ['docs/concepts/mcp.md', 'docs/_parts/mcp.md', 'Fix: write "docs/parts/mcp.md".'],
  ['docs/_part.md', 'docs/part.md', 'docs/_part.md is a partial'],
  [
    'docs/concepts/mcp.md',
    'blog/mcp.md',
    'blog/mcp.md would be a page of another kind. Fix: write a path in docs/, api/.',
  ],
  [
    'docs/concepts/mcp.md',
    'docs/concepts/tools/index.md',
    'docs/concepts/tools/index.md would have the URL of docs/concepts/tools.md, /docs/concepts/tools. Fix: choose',
  ],
  ['docs/concepts/mcp.md', 'docs/concepts/tools.md/mcp.md', 'docs/concepts/tools.md is a file'],
])('moving %s to %s changes nothing and says why', (from, to, message) => {
  write('docs/_part.md', 'Text\n');
  write('config/a.ts', "const page = '/docs/concepts/mcp';\n");
  expect(() => move(from, to)).toThrow(message);
  expect(read('config/a.ts')).toBe("const page = '/docs/concepts/mcp';\n");
  expect(read('docs/concepts/mcp.md')).toBe('Text\n');
});
