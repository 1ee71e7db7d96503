/** How the results of a stage are counted. */
export type Counting =
  /** The exit code alone: one check. */
  | 'exit-code'
  /** Vitest's or Playwright's JSON report. */
  | 'vitest'
  | 'playwright'
  /** A line `N passed, N failed` among what it prints. */
  | 'closing-line';

/** One step of the whole test run. */
export interface Stage {
  readonly name: string;
  /** What it proves, for the screen. */
  readonly proves: string;
  /** Program and arguments, found in node_modules/.bin. */
  readonly command: readonly string[];
  readonly counting: Counting;
}

const vitest = (project: string) => ['vitest', 'run', '--project', project];

/** Everything that must hold, quick things first. */
export const stages: readonly Stage[] = [
  {name: 'format', proves: 'code is formatted', command: ['prettier', '--check', '.'], counting: 'exit-code'},
  {name: 'lint', proves: 'code keeps the rules, parts stay apart', command: ['eslint', '.'], counting: 'exit-code'},
  {
    name: 'styles',
    proves: 'style sheets keep the rules',
    command: ['stylelint', '{src,config}/**/*.css'],
    counting: 'exit-code',
  },
  {name: 'markdown', proves: 'Markdown keeps the rules', command: ['markdownlint-cli2'], counting: 'exit-code'},
  {
    name: 'spelling',
    proves: 'words are spelled right',
    command: ['cspell', '--no-progress', '--no-summary'],
    counting: 'exit-code',
  },
  {name: 'types', proves: 'types are right', command: ['tsc', '--noEmit'], counting: 'exit-code'},
  {
    name: 'example-types',
    proves: 'example programs compile',
    command: ['tsc', '--noEmit', '-p', 'examples'],
    counting: 'exit-code',
  },
  {name: 'unused', proves: 'no file, export or package is left over', command: ['knip'], counting: 'exit-code'},
  {
    name: 'contract-lint',
    proves: 'the OpenAPI contract keeps its standard',
    command: ['redocly', 'lint', 'contracts/rest.openapi.yaml'],
    counting: 'exit-code',
  },
  {
    name: 'fonts',
    proves: 'font files are what the script makes',
    command: ['tsx', 'scripts/generateFonts.mts', '--check'],
    counting: 'exit-code',
  },
  {
    name: 'icons',
    proves: 'icons are what the script makes of the logo',
    command: ['tsx', 'scripts/generateIcons.mts', '--check'],
    counting: 'exit-code',
  },
  {name: 'unit', proves: 'plugins, scripts and contracts behave', command: vitest('unit'), counting: 'vitest'},
  {
    name: 'samples',
    proves: 'every sample of every page',
    command: ['tsx', 'scripts/checkSamples.mts'],
    counting: 'closing-line',
  },
  {
    name: 'build',
    proves: 'the site builds without a warning',
    command: ['tsx', 'scripts/build.mts', '--no-warnings'],
    counting: 'exit-code',
  },
  {name: 'output', proves: 'the built files are right', command: vitest('output'), counting: 'vitest'},
  {name: 'content', proves: 'pages keep the style guide', command: vitest('content'), counting: 'vitest'},
  {
    name: 'build-faults',
    proves: 'a wrong page stops the build with file, line and fix; the development server follows edits',
    command: vitest('build'),
    counting: 'vitest',
  },
  {
    name: 'browser',
    proves: 'the site does what the specification says, looks right to everyone, and keeps its byte budgets',
    command: ['playwright', 'test', '--project=browser', '--project=look', '--project=speed'],
    counting: 'playwright',
  },
];
