import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {stages} from '../../scripts/testRun/stages.mts';
import {expectAddressesBelow, setBasePath} from './support/basePath';
import {lastGoodBuild, makeSite} from './support/makeSite';
import {buildIn, runInSite, type Run} from './support/runInSite';

const page = 'content/docs/concepts/tools.md';
const otherPage = 'content/docs/concepts/mcp.md';
const thirdPage = 'content/docs/concepts/what-is-an-ai-agent.md';
const mdxPage = 'content/docs/category/guides.mdx';
const post = 'content/blog/2025-06-16-ai-agents-vs-llm-workflows/index.md';

/** Runs a test in the site of a scenario, then removes the site. */
async function inSite(scenario: string, test: (site: string) => Promise<void>): Promise<void> {
  const site = makeSite(scenario);
  try {
    await test(site);
  } finally {
    rmSync(site, {recursive: true, force: true});
  }
}

interface Problem {
  readonly scenario: string;
  /** All of these must be printed. */
  readonly messages: readonly string[];
}

/** Errors of every kind on several pages and in a sidebar: one build reports them all, with file, line and fix. */
const wrongPages: Problem = {
  scenario: 'wrong-pages',
  messages: [
    '13 problems in 6 files:',
    `config/sidebars/api.ts:8:6 the sidebar names a page that doesn't exist: "websockt". Fix: make it "websocket".`,
    `${post}:5:8 content/blog/tags.yml has no tag "ai-agent". Fix: write "ai-agents", or add "ai-agent" to content/blog/tags.yml.`,
    `${post}:6:11 content/blog/authors.yml has no author "saiki-taem". Fix: write "saiki-team", or add "saiki-taem" to content/blog/authors.yml.`,
    `${otherPage}:8:1 no directive "::operaton". Did you mean "operation"? Known: `,
    `${otherPage}:10:1 unknown language "bahs". Did you mean "bash"? Fix: write one of `,
    `${otherPage}:14:1 no directive "::confgi". Did you mean "config"? Known: `,
    `${otherPage}:16:1 there is no admonition ":::warnin". Fix: write ":::warning".`,
    `${otherPage}:23:1 the image "/img/logoo.svg" doesn't exist. Fix: add static/img/logoo.svg, or use static/img/logo.svg.`,
    `${mdxPage}:8:1 the component <DocCardLists> isn't imported. Fix: write "DocCardList", or import it above, or write \\< for the character itself.`,
    `${mdxPage}:10:6 "id" isn't defined. Fix: define it above with "export const id = …", or write \\{ for the character itself.`,
    `${page}:2:8 invalid YAML: Nested mappings are not allowed in compact mappings. Fix: put a text that contains a colon, a # or a quotation mark in quotes, "like: this".`,
    `${thirdPage}:4:7 ${otherPage} has the same URL, /docs/concepts/mcp. Fix: change or delete this "slug".`,
    `${thirdPage}:9:1 the heading "A" skips from level 1 to level 3. Fix: write ## instead of ###.`,
  ],
};

/** Imports that lead nowhere are known when pages are compiled. */
const wrongImports: Problem = {
  scenario: 'wrong-imports',
  messages: [
    '2 problems in 1 file:',
    'content/docs/category/guides.mdx:6:27 "@theme/DocCardLists" doesn\'t exist. Fix: correct the path, or delete the import.',
    'content/docs/category/guides.mdx:7:26 "@site/src/components/PasteErrors" doesn\'t exist.',
  ],
};

/** Entries of the navbar, each on the pages of one folder: the list has every error once, not once for each page. */
const wrongNavbar: Problem = {
  scenario: 'wrong-navbar',
  messages: [
    `Can't find any sidebar with id "tutorialSidebr"`,
    'Available sidebar ids are:',
    '- tutorialSidebar',
    `Couldn't find any doc with id "getting-started/introo"`,
    '- getting-started/intro',
    `No docs version exist for name '0.2'`,
    'Available version names:',
    '- current',
  ],
};

const brokenLink: Problem = {
  scenario: 'broken-link',
  messages: [
    `${page}:8:3 the link "/docs/concepts/toolz" doesn't lead to a page. Fix: write "/docs/concepts/tools", or add the page.`,
    'Docusaurus found broken links!',
    'Broken link on source page path = /saiki/docs/concepts/tools:',
    '-> linking to /saiki/docs/concepts/toolz',
  ],
};

/** Builds the site of a scenario and expects the build to stop with each message once, and without a stack trace. */
const expectStop = ({scenario, messages}: Problem): Promise<void> =>
  inSite(scenario, async (site) => {
    const {exitCode, output} = await buildIn(site);
    for (const message of messages) expect(output.split(message), message).toHaveLength(2);
    expect(output).not.toMatch(/^\W*at .*:\d+:\d+\)?$/mu);
    expect(exitCode).toBe(1);
    expect(output).toContain('It left build/ as it was.');
    expect(existsSync(path.join(site, lastGoodBuild))).toBe(true);
    expect(existsSync(path.join(site, 'build.next'))).toBe(false);
  });

describe('errors that stop the build', () => {
  it('one build reports all errors of all pages and sidebars and stops, and the last good build stays', () =>
    expectStop(wrongPages));
  it('imports of pages that lead nowhere stop the build, and the last good build stays', () =>
    expectStop(wrongImports));
  it('[ERR-7] a sidebar, a doc and a version that the navbar names wrongly stop the build, and the last good build stays', () =>
    expectStop(wrongNavbar));
  it('[ERR-8] a broken link stops the build, and the last good build stays', () => expectStop(brokenLink));
});

describe('errors that give a warning, in a site with another base path', () => {
  const basePath = '/other/path/';
  let site: string;
  let result: Run;

  beforeAll(async () => {
    site = makeSite('broken-links-in-markdown');
    setBasePath(site, basePath);
    const command = stages.find(({name}) => name === 'build')?.command.slice(1) ?? [];
    expect(command).toEqual(['scripts/build.mts', '--no-warnings']);
    result = await runInSite(site, '--import', 'tsx', ...command, '--no-minify');
  });

  afterAll(() => rmSync(site, {recursive: true, force: true}));

  it('[ERR-9, ERR-10] broken links and anchors in Markdown give warnings, and fail the build of "npm test"', () => {
    const {exitCode, output} = result;
    expect(output).toContain('[WARNING]');
    expect(output).toContain(
      `${page}:8:5 the link "./mpc.md" doesn't lead to a page. Fix: write "./mcp.md", or add content/docs/concepts/mpc.md.`,
    );
    expect(output).toContain(
      `${page}:10:5 the link "./mcp.md#nowhere" doesn't lead to an anchor on /docs/concepts/mcp. Fix: write the id of a heading there, or leave out the part from # on.`,
    );
    expect(output).toContain('-> linking to /other/path/docs/concepts/mcp#nowhere');
    expect(existsSync(path.join(site, 'build/docs/concepts/tools.html')), 'the build replaces the last one').toBe(true);
    expect(existsSync(path.join(site, lastGoodBuild))).toBe(false);
    expect(output).toContain("a page with a warning can't be merged.");
    expect(exitCode).toBe(1);
  });

  it('[BUILD-3] no link of the site leaves the base path /other/path/, and each leads somewhere', () =>
    expectAddressesBelow(site, basePath));
});

describe('the development server', () => {
  it('the development server does not start with an error in a page, and reports it', () =>
    inSite('wrong-pages', async (site) => {
      const {exitCode, output} = await runInSite(
        site,
        'scripts/docusaurus.mjs',
        'start',
        '--no-open',
        '--port',
        '3999',
      );
      for (const message of wrongPages.messages) expect(output).toContain(message);
      expect(exitCode).toBe(1);
    }));
});
