export interface Stage {
  readonly name: string;
  /** What it proves, for the output. */
  readonly proves: string;
  /** Program in node_modules/.bin, and arguments. */
  readonly command: readonly string[];
  /** Stage that must pass before this one starts. */
  readonly needs?: 'build';
  /** Stage that must end before this one starts, passed or not. */
  readonly after?: 'samples' | 'hosts';
  /** How many cores it keeps busy. Default: 1. */
  readonly cores?: 2;
}

const vitest = (project: string) => ['vitest', 'run', '--project', project];

/** All stages. Long ones come first, so that short ones fill the gaps at the end. */
export const stages: readonly Stage[] = [
  // First, because it needs both cores: later it would wait for one while the site is built on the other.
  {name: 'unit', proves: 'plugins, scripts and contracts behave', command: vitest('unit'), cores: 2},
  {name: 'samples', proves: 'every sample of every page', command: ['tsx', 'scripts/checkSamples.mts']},
  {name: 'lint', proves: 'code keeps the rules, each part imports only what it may', command: ['eslint', '.']},
  {
    name: 'build',
    proves: 'the site builds without a warning',
    command: ['tsx', 'scripts/build.mts', '--no-warnings'],
    // Pages show how many of their samples were checked.
    after: 'samples',
  },
  {name: 'content', proves: 'pages keep the style guide', command: vitest('content')},
  {name: 'types', proves: 'types are right', command: ['tsc', '--noEmit']},
  {
    name: 'browser',
    proves: 'the site does what the specification says, looks right to everyone, and keeps its byte budgets',
    command: ['playwright', 'test', '--project=browser', '--project=look', '--project=speed'],
    needs: 'build',
    cores: 2,
  },
  {
    name: 'build-problems',
    proves: 'a wrong page stops the build with file, line and fix',
    command: vitest('build-problems'),
    needs: 'build',
  },
  {
    name: 'other-builds',
    proves: 'a build needs no cache, nor its base path; packages suit another site; the dev server follows edits',
    command: vitest('other-builds'),
    needs: 'build',
  },
  {
    name: 'output',
    proves: 'the built files are right, and search answers questions',
    command: vitest('output'),
    needs: 'build',
  },
  {
    name: 'hosts',
    proves: 'nginx, Caddy and our own server answer every request alike',
    command: vitest('hosts'),
    needs: 'build',
  },
  {
    name: 'firefox',
    proves: 'the site works in Firefox, on bad days too',
    command: vitest('firefox'),
    needs: 'build',
    // Both install Debian packages if they're missing.
    after: 'hosts',
  },
  {
    name: 'agent-score',
    proves: 'agents find, read and follow the documentation',
    command: ['tsx', 'scripts/checkAgentScore.mts'],
    needs: 'build',
    // Both install nginx if it's missing.
    after: 'hosts',
  },
  {name: 'spelling', proves: 'words are spelled right', command: ['cspell', '--no-progress', '--no-summary']},
  {name: 'format', proves: 'code is formatted', command: ['prettier', '--check', '.']},
  {name: 'unused', proves: 'no file, export or package is left over', command: ['knip']},
  {
    name: 'contract-lint',
    proves: 'the OpenAPI contract keeps its standard',
    command: ['redocly', 'lint', 'contracts/rest.openapi.yaml'],
  },
  {name: 'example-types', proves: 'example programs compile', command: ['tsc', '--noEmit', '-p', 'examples']},
  {name: 'styles', proves: 'style sheets keep the rules', command: ['stylelint', '{src,config,packages}/**/*.css']},
  {name: 'markdown', proves: 'Markdown keeps the rules', command: ['markdownlint-cli2']},
  {
    name: 'generated',
    proves: 'fonts and icons are what the script makes',
    command: ['tsx', 'scripts/generateAssets.mts', '--check'],
  },
];
