// A small site of another product, tests/fixtures/packages-site, uses every package as its README says and nothing else
// of this project: so packages suit any Docusaurus site.
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {loadIndex} from '@docs-kit/search/engine';
import {unpackIndex, type IndexFile, type PostingsFile} from '@docs-kit/search/format';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {filesIn} from '@docs-kit/report';
import {runInSite, type Run} from './support/runInSite';

const fixture = path.resolve('tests/fixtures/packages-site');
const builder = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
let site: string;
let build: Run;
let samples: Run;
let server: Client;

const read = (name: string): string => readFileSync(path.join(site, 'build', name), 'utf8');

/** Returns the text that a tool of the MCP server returns. */
async function ask(tool: string, args: Record<string, unknown>): Promise<string> {
  const {content, isError = false} = (await server.callTool({name: tool, arguments: args})) as CallToolResult;
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  expect(isError, text).toBe(false);
  return text;
}

beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'packages-site-'));
  cpSync(fixture, site, {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'), 'junction');
  const checking = runInSite(site, '--import', 'tsx', 'checkSamples.mts');
  build = await runInSite(site, builder, 'build');
  expect(build.exitCode, build.output).toBe(0);
  const finish = await runInSite(site, '--import', 'tsx', 'finishBuild.mts');
  expect(finish.exitCode, finish.output).toBe(0);
  samples = await checking;
  server = new Client({name: 'test', version: '1.0.0'});
  const args = [path.join(site, 'build/mcp/greeter-docs.mjs')];
  await server.connect(new StdioClientTransport({command: process.execPath, args, cwd: tmpdir()}));
});

afterAll(async () => {
  await server.close();
  rmSync(site, {recursive: true});
});

/** What shows that a package works for the site, by the name of its folder. */
const proofs: Readonly<Record<string, () => Promise<void> | void>> = {
  'code-samples'() {
    expect(read('index.html')).toContain('<span class=tk>import</span>');
    expect(read('index.html')).toContain('data-type="const greeting: string"');
    expect(samples.output).toContain('ok   docs/intro.mdx:17 ts → checked');
    expect(samples.output).toContain('ok   docs/reference.md:9 bash (::operation createGreeting) → run');
    expect(samples.output).toContain('11 passed, 0 failed\n');
  },

  'content-rules'() {
    const problem = `docs/intro.mdx:11:1 the link "./reference.md#nowhere" doesn't lead to an anchor on /reference. Fix:`;
    expect(build.output.split(problem)).toHaveLength(2);
  },

  'content-security'() {
    const pages = filesIn(path.join(site, 'build'), '.html');
    expect(pages).toContain('reference.html');
    for (const page of pages) expect(read(page), page).toMatch(/<meta http-equiv="Content-Security-Policy" content="/u);
    expect(read('index.html')).toMatch(/style-src 'self' 'sha256-[^']+';/u);
    expect(read('.hosts/static/_headers')).toContain("frame-ancestors 'none'");
  },

  async 'docs-mcp-server'() {
    expect(await ask('read', {address: '/reference#create-greeting'})).toContain('in the language of the settings');
    expect(await ask('lookup', {name: 'POST /greetings'})).toMatch(
      /\/reference#create-greeting\n[^]*`POST` `\/greetings`/u,
    );
  },

  async 'error-index'() {
    const found = await ask('search', {query: 'Error: volume must be at most 10\n    at greet'});
    expect(found).toMatch(/^[^#]*\/reference#settings/u);
  },

  'first-view'() {
    const page = read('reference.html');
    expect(page).not.toContain('<link rel=stylesheet');
    expect(page).toContain('[data-samples=python] .sample-tab:not([data-language=python])');
    expect(page).not.toContain('.unused-on-every-page');
    const scripts = [...page.matchAll(/<script\b[^>]*\ssrc=(?<file>\S+)[^>]*>/gu)];
    expect(scripts.map(({groups}) => groups?.file)).toEqual([
      expect.stringMatching(/^\/help\/assets\/hydration\.\w+\.js$/u),
    ]);
    expect(scripts[0]?.[0]).toMatch(/^<script defer .* data-scripts="\/help\/assets\/js\/framework/u);
    expect(page).toContain('["curl","python"].find');
    expect(read('blog.html')).not.toContain('["curl","python"].find');
  },

  hosting() {
    expect(read('.hosts/nginx.conf')).toContain('location = /help/ {');
    expect(read('.hosts/static/_redirects')).toContain('/help/start /help/ 301\n');
    expect(read('.hosts/static/_headers')).toContain(
      '/help/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
    const compressed = readFileSync(path.join(site, 'build/reference.html.gz'));
    expect(gunzipSync(compressed).toString()).toBe(read('reference.html'));
  },

  'license-notices'() {
    expect(read('licenses.txt')).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/mu);
    const [main = ''] = filesIn(path.join(site, 'build/assets/js'), '.js').filter((name) => name.startsWith('main.'));
    expect(read(`assets/js/${main}`)).toMatch(/\/\*! Licenses: \/help\/licenses\.txt \*\/\s*$/u);
  },

  'markdown-copies'() {
    const copy = read('index.md');
    expect(copy).toContain("```ts\nimport {greet} from '@example/greeter';\n\nconst greeting = await greet('Ada');\n");
    expect(copy, "the theme's own code block").toMatch(/```json\n\{\n {2}"volume": 7\n\}\n```\n$/u);
    expect(copy).toContain('```text\n$ greeter Ada\nHello, Ada.\n$\n```');
    expect(copy).toContain('\nA lamp that is on\n');
    expect(read('start.md')).toContain('https://greeter.example/help/index.md');
    expect(read('llms.txt')).toContain('- [Reference](https://greeter.example/help/reference.md): Every operation,');
    expect(read('blog/llms.txt')).toContain('The first release');
  },

  pages() {
    // The check of samples finds and parses pages with it.
    expect(new Set(samples.output.match(/\bdocs\/\w+\.mdx?(?=:)/gu))).toEqual(
      new Set(['docs/intro.mdx', 'docs/reference.md']),
    );
  },

  'plugin-client-redirects'() {
    const page = read('start/index.html');
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<title>Meet Greeter | Greeter</title>');
    expect(page).toContain('<a href="/help/">');
  },

  'plugin-content-blog'() {
    expect(JSON.parse(read('blog/feed.json'))).toMatchObject({
      feed_url: 'https://greeter.example/help/blog/feed.json',
      items: [{date_published: '2026-01-05T00:00:00.000Z', date_modified: '2026-01-07T00:00:00.000Z'}],
    });
    expect(read('blog/rss.xml')).toContain('<dc:creator>Ada</dc:creator>');
  },

  reference() {
    const page = read('reference.html');
    for (const id of ['create-greeting', 'greet', 'settings']) expect(page).toMatch(new RegExp(`<h2 [^>]*id=${id}>`));
    expect(page).toContain('<code>volume</code><td><code>integer</code>, default <code>5</code>, 0 to 10');
    expect(page.match(/class=sample-tab data-language=\w+/gu)).toHaveLength(5);
    expect(page, 'the table of contents').toMatch(/<a href=#create-greeting class="?table-of-contents__link/u);
  },

  report() {
    // The site reads the recording of a terminal with it.
    expect(read('index.html')).toContain('aria-label="A greeting"');
  },

  search() {
    const file = JSON.parse(read('search/index.json')) as IndexFile;
    const {search, complete} = loadIndex(unpackIndex(file));
    complete(JSON.parse(read(`search/${file.postings}`)) as PostingsFile);
    const first = (query: string) => search(query, {limit: 1}).results[0]?.url;
    expect(first('how loud')).toBe('/reference#settings');
    expect(first('salutation'), 'a keyword').toBe('/reference#create-greeting');
    expect(read('reference.html')).toContain('data-search-open');
  },

  'terminal-screens'() {
    expect(read('index.html')).toContain('<samp>$ greeter Ada\n<span class=ansi-green>Hello, Ada.</span>\n$</samp>');
  },
};

const sources = filesIn(fixture)
  .filter((name) => /\.m?tsx?$/u.test(name))
  .map((name) => readFileSync(path.join(fixture, name), 'utf8'));

it.each(readdirSync('packages'))('packages/%s works in a site that has nothing else of this one', async (name) => {
  expect(
    sources.some((text) => text.includes(`@docs-kit/${name}`)),
    'the fixture uses it',
  ).toBe(true);
  expect(proofs, 'this test proves it').toHaveProperty(name);
  await proofs[name]?.();
});

it('no file of the site names this one, or a folder of the machine', () => {
  const names = filesIn(path.join(site, 'build')).filter((name) => !/\.(?:br|gz)$/u.test(name));
  expect(names.length).toBeGreaterThan(50);
  const words = ['saiki', 'truffle', site, process.cwd()];
  const wrong = names.filter((name) => words.some((word) => read(name).toLowerCase().includes(word.toLowerCase())));
  expect(wrong).toEqual([]);
});
