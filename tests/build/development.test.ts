import {appendFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {browserArguments, ensureBrowser} from '../../scripts/ensureBrowser.mts';
import {startDevServer, type DevServer} from '../../benchmarks/startDevServer.mts';
import {makeSite} from './support/makeSite';
import {cacheSettings} from './support/runInSite';

const wrongPage = 'content/docs/concepts/tools.md';
const problem = `${wrongPage}:8:1 no directive "::operaton". Did you mean "operation"?`;
const otherPage = 'content/docs/concepts/mcp.md';
const thirdPage = 'content/docs/concepts/what-is-an-ai-agent.md';

describe('the development server', () => {
  let site: string;
  let server: DevServer;
  let browser: Browser;
  let page: Page;

  const show = (route: string) => server.show(page, `/saiki${route}`);
  const shows = (words: string) => page.locator('article', {hasText: words}).waitFor();
  /** The overlay over the page, in which Rspack shows errors. */
  const overlay = () => page.frameLocator('#webpack-dev-server-client-overlay');

  beforeAll(async () => {
    site = makeSite('unknown-directive');
    server = await startDevServer(site, ['scripts/docusaurus.mjs', 'start', '--no-open'], cacheSettings);
    browser = await chromium.launch({executablePath: ensureBrowser(), args: [...browserArguments]});
    page = await browser.newPage();
    // Other tests' builds run at the same time.
    page.setDefaultTimeout(1_500_000);
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(site, {recursive: true, force: true});
  });

  it('reports wrong front matter and sidebars with file, line and fix alone, and goes on', async () => {
    /** Waits until the server has printed a text at least a number of times. */
    const told = (text: string, times = 1) =>
      expect.poll(() => server.output().split(text).length - 1, {timeout: 1_500_000}).toBeGreaterThanOrEqual(times);
    let corrections = 0;
    /** Changes files until the server reports all of it, and then restores them. */
    const breakFiles = async (changes: Record<string, (text: string) => string>, ...messages: readonly string[]) => {
      const files = Object.entries(changes).map(([file, change]) => {
        const location = path.join(site, file);
        return {location, change, text: readFileSync(location, 'utf8')};
      });
      files.forEach(({location, change, text}) => writeFileSync(location, change(text)));
      for (const message of messages) await told(message);
      files.forEach(({location, text}) => writeFileSync(location, text));
      corrections += 1;
      await told('[SUCCESS] The content has no problems anymore.', corrections);
    };
    const withLines = (lines: string) => (text: string) => text.replace('---\n', `---\n${lines}\n`);
    await told('compiled successfully');
    // Nothing else is read in front matter that isn't YAML.
    await breakFiles({[thirdPage]: withLines('slug: One: two')}, `${thirdPage}:2:7 invalid YAML: Nested mappings`);
    await breakFiles(
      {
        [thirdPage]: withLines('unlisted: maybe\nlast_update: {date: later}\nslug: /concepts/mcp'),
        'config/sidebars/api.ts': (text) => text.replace("'websocket'", "'websockt'"),
      },
      `${thirdPage}:2:11 "unlisted" is "maybe". Fix: write true or false`,
      `${thirdPage}:3:14 "later" isn't a day of the calendar.`,
      `${thirdPage}:4:7 ${otherPage} has the same URL`,
      `config/sidebars/api.ts:8:6 the sidebar names a page that doesn't exist: "websockt". Fix: make it "websocket".`,
    );
    expect(server.output()).not.toContain('Available document ids');
    expect(server.output()).not.toMatch(/^\s+at .*:\d+:\d+\)?$/mu);
  });

  it('shows a page without building the others, of which one has an error', async () => {
    await show('/docs/concepts/mcp');
    await shows('Text of this page.');
    expect(await overlay().locator('body').count()).toBe(0);
    expect(server.output()).not.toContain('operaton');
  });

  it('shows an edit without reloading the page', async () => {
    await page.evaluate(() => Object.assign(window, {isTheSame: true}));
    appendFileSync(path.join(site, otherPage), '\nAn edit.\n');
    await shows('An edit.');
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  });

  it('shows an edited diagram without a restart', async () => {
    appendFileSync(path.join(site, otherPage), '\n::diagram{name="request-life"}\n');
    await shows('Front end');
    const diagram = path.join(site, 'content/diagrams/request-life.mmd');
    writeFileSync(diagram, readFileSync(diagram, 'utf8').replace('F as Front end', 'F as Some program'));
    await shows('Some program');
  });

  it('shows a new page without a restart', async () => {
    const description = 'A page of the tests that was not there yet when the development server started to run.';
    const text = `---\ntitle: Something new\ndescription: ${description}\n---\n\nText of the new page.\n`;
    writeFileSync(path.join(site, 'content/docs/concepts/something-new.md'), text);
    await show('/docs/concepts/something-new');
    await shows('Text of the new page.');
  });

  it('reports a new error with file, line and fix', async () => {
    appendFileSync(path.join(site, otherPage), '\n:::warnin\n\nText.\n\n:::\n');
    const told = `${otherPage}:13:1 there is no admonition ":::warnin". Fix: write ":::warning".`;
    await expect.poll(() => server.output(), {timeout: 1_500_000}).toContain(told);
  });

  it('reports the error of a page when it is opened, on the screen and in the terminal', async () => {
    await show('/docs/concepts/tools');
    await overlay().getByText(problem).first().waitFor();
    expect(server.output()).toContain(problem);
    expect(server.output(), 'the error of the MDX loader').not.toContain('Details:');
  });

  it('shows the page, and no overlay, when its error is fixed', async () => {
    const file = path.join(site, wrongPage);
    writeFileSync(file, readFileSync(file, 'utf8').replace('::operaton{id="sendMessageSync"}', 'Fixed.'));
    await shows('Fixed.');
    expect(await overlay().locator('body').count()).toBe(0);
  });
});
