// `npm run check`, once the packages are installed: runs the checks for the changed files, in seconds. These are files
// that differ from the last commit that the branch shares with `main`, and untracked ones.
//
//   npm run check                               the changed files
//   npm run check -- content/docs/guides/cli.md these files, and all files of these folders
import {messageOf} from '@docs-kit/report';
import {pageFolders} from '../config/content.ts';
import {changedFiles, namedFiles, pagesThatShow} from './checkedFiles.mts';
import {stop} from './stop.mts';
import {runStages} from './testRun/runStages.mts';
import type {Stage} from './testRun/stages.mts';

/** Returns the files to check. Exits if a named file can't be checked. */
function filesToCheck(): string[] {
  const named = process.argv.slice(2);
  try {
    return named.length > 0 ? namedFiles(process.cwd(), named) : changedFiles(process.cwd());
  } catch (error) {
    return stop(messageOf(error));
  }
}

const files = filesToCheck();
const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file));

const code = matching(/\.(?:[cm]?[jt]s|tsx)$/u);
// tsconfig.json excludes these folders; the examples have their own.
const typed = matching(/^(?!examples\/|tests\/fixtures\/(?!packages-site\/)).*\.(?:[cm]?ts|tsx)$/u);
const styles = matching(/^(?:src|config|packages)\/.*\.css$/u);
// Pages in fixtures are wrong on purpose.
const markdown = matching(/^(?!tests\/fixtures\/).*\.md$/u);
const examples = matching(/^examples\//u);
const changedPages = matching(/^(?:content|src\/pages)\/.*\.mdx?$/u);
const pages = [...new Set([...changedPages, ...pagesThatShow(process.cwd(), files, pageFolders)])];
const contracts = matching(/^contracts\//u);
const settings = matching(/^config\/.*\.(?:json|ya?ml)$/u);
// Links depend on redirects, and pages have a place in a sidebar.
const content = matching(/^(?:(?:content|static|src\/pages|config\/sidebars)\/|config\/moved\.json$)/u);

/** Makes a stage for some files, or none without such files. */
function stage(name: string, proves: string, concerned: readonly string[], ...command: string[]): Stage[] {
  return concerned.length > 0 ? [{name: `check-${name}`, proves, command}] : [];
}

// Those that need no build.
const prose = ['vitest', 'run', '--project', 'content', '--exclude', 'tests/content/{length,links}.test.ts'];
const compile = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'];
const unit = ['vitest', 'run', '--project', 'unit'];
const related = ['vitest', 'related', '--run', '--project', 'unit', '--passWithNoTests'];
const chosen = [
  ...stage('rules', 'front matter, images and Markdown', content, 'tsx', 'scripts/checkContent.mts'),
  ...stage('prose', 'plain English, links, next steps, sidebars', content, ...prose),
  ...stage('samples', 'samples of the pages', pages, 'tsx', 'scripts/checkSamples.mts', '--quiet', ...pages),
  ...stage('markdown', 'form of the Markdown', markdown, 'markdownlint-cli2', '--no-globs', ...markdown),
  ...stage('spelling', 'words', files, 'cspell', '--no-progress', '--no-summary', '--no-must-find-files', ...files),
  ...stage('format', 'form of code', files, 'prettier', '--check', '--ignore-unknown', ...files),
  ...stage('styles', 'rules of style sheets', styles, 'stylelint', ...styles),
  ...stage('contracts', 'contracts and their recordings', contracts, ...unit, 'tests/contracts'),
  ...stage('settings', 'files in config/', settings, ...unit, 'config/'),
  ...stage('look', 'contrast and weight of style sheets', styles, ...unit, 'tests/look'),
  ...stage('lint', 'rules of code', code, 'eslint', '--no-warn-ignored', ...code),
  ...stage('types', 'types of all code', typed, ...compile),
  ...stage('examples', 'types of example programs', examples, 'tsc', '--noEmit', '-p', 'examples'),
  ...stage('unit', 'tests of what imports changed code', code, ...related, ...code),
];

if (chosen.length === 0) {
  console.log('No file has changed, so there is nothing to check.');
  process.exit();
}
console.log(`Checking ${files.length === 1 ? files[0] : `${files.length} files`}:`);
chosen.forEach(({name, proves}) => console.log(`  ${name.padEnd(15)} ${proves}`));
console.log();
const {passed, failed} = await runStages(chosen, process.env, {hasLogs: false});
console.log(
  '\nOnly "npm test" proves the rest: the build, samples of other pages, what browsers show, and that a page has 300',
);
console.log('words and links from three others. "npm run build && npm test -- content" proves the last two alone.');
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
