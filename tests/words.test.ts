// The field has words for what this project does. Home-made words in their place can't be searched for, so code,
// comments and documents don't use any. `content/` is prose for readers: tests/content/prose.test.ts checks that.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** What not to write, and what to write instead. */
const words: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\b(?:waking|awake|wakes|woken|wake)\b|sleepingPage|sleeping[- ]page|[a-z]Awake\b|[a-z]Waking\b/i,
    'hydration, hydrated, hydrate',
  ],
  [/\bthe generator(?:'s)?\b/i, "Docusaurus (Docusaurus')"],
  [/\bthe bundler(?:'s)?\b/i, "Rspack (Rspack's)"],
  [/\bstatic-first-view\b|\bdata-first-view\b/, 'critical CSS, data-critical-css'],
  [/\bwithout-intl\b|\bplainOrder\b/, 'avoid-intl, replaceLocaleCompare'],
  [/\botherMedia\b/, 'print and forced colors'],
  [
    /\bisPassing\b|\bisYielding\b|\byieldingRanks\b|\boutdoes\b|\bwithoutBeaten\w*/,
    'isStateDependent, usesRevert, overrides, dropOverridden…',
  ],
  [/\bmovements?\b/i, 'animation'],
  [/\bdresses\b/i, 'styles'],
  [/\brecallLater\b|\bfoundation(?:s|\()|\bedition\b/, 'cache key, version, …Async'],
  [/\bworkshop\b/i, 'CheckContext'],
  [/\bpresumes?\b/i, 'assumes'],
  [/\bspoken(?:Type|Name)\w*|\bspoken\(/, 'display…, format…'],
  [/\b(?:heldClicks|tellFailure|copyAtOnce)\b/, 'replayClicks, showLoadError, copyBeforeHydration'],
  [/\b(?:pageThatShows|tellsMore|lastWords)\b/, 'findPage, addsDetail, errorSummary'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bverdicts?\b/i, 'result'],
  [/\bfaults?\b/i, 'error or problem'],
  [/\bcomplaints?(?:Of)?\b/i, 'message'],
  [/\bstands? (?:in|on|at|here|there|twice|beside|behind)\b/i, 'is (in, on, …)'],
  [/(?<!there )\bis no (?!longer|more|other|need|way|one|such|different|better|worse|less)[a-z]+/i, "isn't a …"],
  [/\bthe rooms\b/i, 'project layout'],
  // The shell has a command of this name.
  [/\bx-traps\b|@trap\b|\btraps\b|\ba trap\b/i, 'pitfall'],
];

const folders = [
  'packages',
  'plugins',
  'config',
  'src',
  'scripts',
  'benchmarks',
  'tests',
  'docs',
  'contracts/agent-config',
];
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docusaurus.config.ts',
  'eslint.config.mjs',
  'playwright.config.ts',
  'vitest.config.mts',
];
const left = /^tests\/(?:fixtures|words\.test\.ts)|^src\/pages\/.*\.mdx?$|\.(?:json|png|yaml|ico|woff2)$/;

const files = execFileSync('git', ['ls-files', ...folders, ...documents], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => file !== '' && !left.test(file));

it.each(words)('no file says %s, but "%s"', (pattern, instead) => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [word] = pattern.exec(line) ?? [];
        return word === undefined ? [] : [`${file}:${index + 1} says "${word}". Fix: write "${instead}".`];
      }),
  );
  expect(found.join('\n')).toBe('');
});
