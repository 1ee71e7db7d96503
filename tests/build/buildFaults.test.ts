import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {lastGoodBuild, makeSite} from './support/makeSite';
import {buildIn, runInSite} from './support/runInSite';

const page = 'content/docs/concepts/tools.md';
const post = 'content/blog/2025-06-16-ai-agents-vs-llm-workflows/index.md';

/** Runs the test in the site of a scenario, and removes the site. */
async function inSite(scenario: string, test: (site: string) => Promise<void>): Promise<void> {
  const site = makeSite(scenario);
  try {
    await test(site);
  } finally {
    rmSync(site, {recursive: true, force: true});
  }
}

interface Fault {
  readonly scenario: string;
  /** All of these are printed. */
  readonly messages: readonly string[];
}

/** Faults of pages: file, line and fix are told. */
const faultsOfPages: readonly Fault[] = [
  {
    scenario: 'broken-front-matter',
    messages: [
      `${page}:2:8 the YAML cannot be read: Nested mappings are not allowed in compact mappings. Fix: put a text that holds a colon, a # or a quotation mark in quotes, "like: this".`,
    ],
  },
  {scenario: 'unknown-directive', messages: [`${page}:8:1 no directive "::operaton". Did you mean "operation"?`]},
  {
    scenario: 'unknown-admonition',
    messages: [`${page}:8:1 there is no admonition ":::warnin". Fix: write ":::warning".`],
  },
  {
    scenario: 'missing-image',
    messages: [
      `${page}:9:1 the image "/img/logoo.svg" does not exist. Fix: add static/img/logoo.svg, or use static/img/logo.svg.`,
    ],
  },
  {
    scenario: 'duplicate-slug',
    messages: [
      `${page}:4:7 the address /docs/concepts/mcp is also that of content/docs/concepts/mcp.md. Fix: change or delete this "slug".`,
    ],
  },
  {
    scenario: 'unknown-tag',
    messages: [
      `${post}:6:8 content/blog/tags.yml has no tag "ai-agent". Fix: write "ai-agents", or add "ai-agent" to content/blog/tags.yml.`,
    ],
  },
  {
    scenario: 'unknown-author',
    messages: [
      `${post}:6:11 content/blog/authors.yml has no author "saiki-taem". Fix: write "saiki-team", or add "saiki-taem" to content/blog/authors.yml.`,
    ],
  },
];

/** Faults of the settings: section 8 of the specification. */
const faultsOfSettings: readonly Fault[] = [
  {
    scenario: 'missing-sidebar',
    messages: [`Can't find any sidebar with id "tutorialSidebr"`, 'Available sidebar ids are:', '- tutorialSidebar'],
  },
  {
    scenario: 'missing-doc',
    messages: [`Couldn't find any doc with id "getting-started/introo"`, '- getting-started/intro'],
  },
  {
    scenario: 'missing-version',
    messages: [`No docs version exist for name '0.2'`, 'Available version names:', '- current'],
  },
];

const brokenLink: Fault = {
  scenario: 'broken-link',
  messages: [
    `${page}:8:3 the link "/docs/concepts/toolz" leads to no page. Fix: write "/docs/concepts/tools", or add the page.`,
    'Docusaurus found broken links!',
    'Broken link on source page path = /saiki/docs/concepts/tools:',
    '-> linking to /saiki/docs/concepts/toolz',
  ],
};

describe.concurrent('the build stops and the last good build stays in place', () => {
  it.each([...faultsOfPages, ...faultsOfSettings, brokenLink])('$scenario', ({scenario, messages}) =>
    inSite(scenario, async (site) => {
      const {exitCode, output} = await buildIn(site);
      for (const message of messages) expect(output).toContain(message);
      expect(output, 'lines of our own programs tell an author nothing').not.toMatch(/\bat .*[\\/]plugins[\\/]/u);
      expect(exitCode).toBe(1);
      expect(output).toContain('The last good build in build/ is untouched.');
      expect(existsSync(path.join(site, lastGoodBuild))).toBe(true);
      expect(existsSync(path.join(site, 'build.next'))).toBe(false);
    }),
  );
});

describe.concurrent('the build warns, succeeds and takes the place of the last one', () => {
  it.each([
    {
      scenario: 'broken-markdown-link',
      warnings: [
        `${page}:8:5 the link "./mpc.md" leads to no page. Fix: write "./mcp.md", or add content/docs/concepts/mpc.md.`,
      ],
    },
    {
      scenario: 'broken-anchor',
      warnings: [
        `${page}:8:5 the link "./mcp.md#nowhere" leads to no place in /docs/concepts/mcp. Fix: write the id of a heading there, or leave out the part from # on.`,
        '-> linking to /saiki/docs/concepts/mcp#nowhere',
      ],
    },
  ])('$scenario', ({scenario, warnings}) =>
    inSite(scenario, async (site) => {
      const {exitCode, output} = await buildIn(site);
      expect(output).toContain('[WARNING]');
      for (const warning of warnings) expect(output).toContain(warning);
      expect(exitCode).toBe(0);
      expect(existsSync(path.join(site, 'build/docs/concepts/tools.html'))).toBe(true);
      expect(existsSync(path.join(site, lastGoodBuild))).toBe(false);
    }),
  );
});

describe.concurrent('the development server', () => {
  it('does not start with a faulty page, and says which', () =>
    inSite('broken-front-matter', async (site) => {
      const {exitCode, output} = await runInSite(
        site,
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'start',
        '--no-open',
        '--port',
        '3999',
      );
      expect(output).toContain(faultsOfPages[0]?.messages[0]);
      expect(exitCode).toBe(1);
    }));
});
