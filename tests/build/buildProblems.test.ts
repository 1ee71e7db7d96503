import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {stages} from '../../scripts/testRun/stages.mts';
import {lastGoodBuild, makeSite} from './support/makeSite';
import {buildIn, runInSite} from './support/runInSite';

const page = 'content/docs/concepts/tools.md';
const otherPage = 'content/docs/concepts/mcp.md';
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

interface Problem {
  readonly scenario: string;
  /** All of these are printed. */
  readonly messages: readonly string[];
}

/** Errors in pages: file, line and fix are reported. */
const pageProblems: readonly Problem[] = [
  {
    scenario: 'broken-front-matter',
    messages: [
      `${page}:2:8 invalid YAML: Nested mappings are not allowed in compact mappings. Fix: put a text that contains a colon, a # or a quotation mark in quotes, "like: this".`,
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
      `${page}:9:1 the image "/img/logoo.svg" doesn't exist. Fix: add static/img/logoo.svg, or use static/img/logo.svg.`,
    ],
  },
  {
    scenario: 'duplicate-slug',
    messages: [
      `${page}:4:7 content/docs/concepts/mcp.md has the same URL, /docs/concepts/mcp. Fix: change or delete this "slug".`,
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

/** Errors of several kinds in several pages, which one build reports together. */
const severalProblems: readonly Problem[] = [
  {
    scenario: 'several-problems',
    messages: [
      [
        '4 problems in 2 files:',
        '',
        `${otherPage}:8:1 no directive "::operaton". Did you mean "operation"? Known: `,
      ].join('\n'),
      `${otherPage}:10:1 Code block: unknown language "bahs". Use one of `,
      `${otherPage}:14:1 no directive "::confgi". Did you mean "config"? Known: `,
      `${page}:8:1 the heading "A" skips from level 1 to level 3. Fix: write ## instead of ###.`,
    ],
  },
  {
    scenario: 'several-directives',
    messages: [
      '3 problems in 2 files:',
      `${otherPage}:8:1 no directive "::operaton". Did you mean "operation"? Known: `,
      `${otherPage}:10:1 Code block: unknown language "bahs". Use one of `,
      `${page}:8:1 no directive "::confgi". Did you mean "config"? Known: `,
    ],
  },
];

/** Errors in the settings (ERR-7). */
const settingsProblems: readonly Problem[] = [
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

const brokenLink: Problem = {
  scenario: 'broken-link',
  messages: [
    `${page}:8:3 the link "/docs/concepts/toolz" doesn't lead to a page. Fix: write "/docs/concepts/tools", or add the page.`,
    'Docusaurus found broken links!',
    'Broken link on source page path = /saiki/docs/concepts/tools:',
    '-> linking to /saiki/docs/concepts/toolz',
  ],
};

/** Builds the site of a scenario, and expects that the build stops with the messages. */
const expectStop = ({scenario, messages}: Problem, check?: (output: string) => void): Promise<void> =>
  inSite(scenario, async (site) => {
    const {exitCode, output} = await buildIn(site);
    for (const message of messages) expect(output).toContain(message);
    expect(output, 'stack lines of our own programs do not help an author').not.toMatch(
      /\bat .*[\\/](?:plugins|packages)[\\/]/u,
    );
    check?.(output);
    expect(exitCode).toBe(1);
    expect(output).toContain('The last good build in build/ is untouched.');
    expect(existsSync(path.join(site, lastGoodBuild))).toBe(true);
    expect(existsSync(path.join(site, 'build.next'))).toBe(false);
  });

/** The same, and expects no line of a stack trace. */
const expectStopWithoutStack = (problem: Problem): Promise<void> =>
  expectStop(problem, (output) => expect(output).not.toMatch(/^\W*at .*:\d+:\d+\)?$/mu));

describe.concurrent('errors that stop the build', () => {
  it.each(pageProblems)('$scenario stops the build, and the last good build stays', expectStopWithoutStack);
  it.each(severalProblems)('one build reports all of $scenario', expectStopWithoutStack);
  it.each(settingsProblems)('[ERR-7] $scenario stops the build, and the last good build stays', (problem) =>
    expectStop(problem),
  );
  it.each([brokenLink])('[ERR-8] $scenario stops the build, and the last good build stays', expectStopWithoutStack);
});

describe.concurrent('errors that give a warning', () => {
  it.each([
    {
      scenario: 'broken-markdown-link',
      warnings: [
        `${page}:8:5 the link "./mpc.md" doesn't lead to a page. Fix: write "./mcp.md", or add content/docs/concepts/mpc.md.`,
      ],
    },
    {
      scenario: 'broken-anchor',
      warnings: [
        `${page}:8:5 the link "./mcp.md#nowhere" doesn't lead to an anchor on /docs/concepts/mcp. Fix: write the id of a heading there, or leave out the part from # on.`,
        '-> linking to /saiki/docs/concepts/mcp#nowhere',
      ],
    },
  ])('[ERR-9] $scenario gives a warning, and the build replaces the last one', ({scenario, warnings}) =>
    inSite(scenario, async (site) => {
      const {exitCode, output} = await buildIn(site);
      expect(output).toContain('[WARNING]');
      for (const warning of warnings) expect(output).toContain(warning);
      expect(exitCode).toBe(0);
      expect(existsSync(path.join(site, 'build/docs/concepts/tools.html'))).toBe(true);
      expect(existsSync(path.join(site, lastGoodBuild))).toBe(false);
    }),
  );

  it('[ERR-10] broken-anchor fails the build of "npm test", which allows no warning', () =>
    inSite('broken-anchor', async (site) => {
      const command = stages.find(({name}) => name === 'build')?.command.slice(1) ?? [];
      expect(command[0]).toBe('scripts/build.mts');
      const {exitCode, output} = await runInSite(site, '--import', 'tsx', ...command, '--no-minify');
      expect(output).toContain("a page with a warning can't be merged.");
      expect(exitCode).toBe(1);
    }));
});

describe.concurrent('the development server', () => {
  it('the development server does not start with an error in a page, and reports it', () =>
    inSite('broken-front-matter', async (site) => {
      const {exitCode, output} = await runInSite(
        site,
        'scripts/docusaurus.mjs',
        'start',
        '--no-open',
        '--port',
        '3999',
      );
      expect(output).toContain(pageProblems[0]?.messages[0]);
      expect(exitCode).toBe(1);
    }));
});
