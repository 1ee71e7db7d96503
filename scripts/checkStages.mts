import {existsSync} from 'node:fs';
import path from 'node:path';
import {pageFolders} from '../config/content.ts';
import {pagesThatShow} from './checkedFiles.mts';
import type {Stage} from './testRun/stages.mts';

const rules = ['tsx', 'scripts/checkContent.mts'];
const prose = ['vitest', 'run', '--project', 'content'];
const search = ['vitest', 'run', '--project', 'output', 'tests/search'];
const compile = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'];
const unit = ['vitest', 'run', '--project', 'unit'];
const related = ['vitest', 'related', '--run', '--project', 'unit', '--passWithNoTests'];
const samples = ['tsx', 'scripts/checkSamples.mts', '--quiet'];
const spelling = ['cspell', '--no-progress', '--no-summary', '--no-must-find-files'];
const contractTests = [...unit, 'tests/contracts', 'plugins/saiki-directives'];
const openapi = ['redocly', 'lint', '--format=stylish', 'contracts/rest.openapi.yaml'];

/** Makes a stage for some files, or none without such files. */
function stage(name: string, proves: string, concerned: readonly string[], ...command: string[]): Stage[] {
  return concerned.length > 0 ? [{name: `check-${name}`, proves, command}] : [];
}

/** What `npm run check` runs for some files. */
interface StagesForFiles {
  readonly stages: readonly Stage[];
  /** What only a build could prove about the files, for the output. */
  readonly needsBuild: readonly string[];
}

export function stagesFor(siteDir: string, files: readonly string[]): StagesForFiles {
  const matching = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const code = matching(/\.(?:[cm]?[jt]s|tsx)$/u);
  // tsconfig.json excludes these two folders; the examples have their own.
  const typed = matching(/^(?!examples\/|tests\/fixtures\/(?!packages-site\/)).*\.(?:[cm]?ts|tsx)$/u);
  const styles = matching(/^(?:src|config|packages)\/.*\.css$/u);
  const overrides = matching(/^src\/theme\//u);
  // Pages in fixtures are wrong on purpose.
  const markdown = matching(/^(?!tests\/fixtures\/).*\.md$/u);
  const examples = matching(/^examples\//u);
  const changedPages = matching(/^(?:content|src\/pages)\/.*\.mdx?$/u);
  const pages = [...new Set([...changedPages, ...pagesThatShow(siteDir, files, pageFolders)])];
  const sampleChecks = matching(
    /^(?:packages\/code-samples|plugins\/saiki-sample-roles)\/(?!.*\.test\.ts$).*\.m?[jt]s$/u,
  );
  const contracts = matching(/^contracts\//u);
  const restContract = matching(/^contracts\/rest\.openapi\.yaml$/u);
  const settings = matching(/^config\/.*\.(?:json|ya?ml)$/u);
  // Links depend on redirects, and pages have a place in a sidebar.
  const content = matching(/^(?:(?:content|static|src\/pages|config\/sidebars)\/|config\/moved\.json$)/u);
  const contentRules = matching(/^packages\/content-rules\/(?!.*\.test\.ts$).*\.ts$/u);
  const questions = matching(/^tests\/search\/.*\.yaml$/u);
  const hasIndex = existsSync(path.join(siteDir, 'build/search/index.json'));

  const stages = [
    ...stage('rules', 'front matter, images and Markdown', [...content, ...contentRules], ...rules),
    ...stage('prose', 'plain English, links, next steps, sidebars', content, ...prose),
    ...(sampleChecks.length > 0
      ? stage('samples', 'samples of all pages', sampleChecks, ...samples)
      : stage('samples', 'samples of the pages', pages, ...samples, ...pages)),
    ...stage('markdown', 'form of the Markdown', markdown, 'markdownlint-cli2', '--no-globs', ...markdown),
    ...stage('spelling', 'words; add right ones to cspell-words.txt', files, ...spelling, ...files),
    ...stage('format', 'form of code', files, 'prettier', '--check', '--ignore-unknown', ...files),
    ...stage('styles', 'rules of style sheets', styles, 'stylelint', ...styles),
    ...stage('contracts', 'contracts and their recordings', contracts, ...contractTests),
    ...stage('openapi', 'the OpenAPI contract keeps its standard', restContract, ...openapi),
    ...stage('settings', 'files in config/', settings, ...unit, 'config/'),
    ...stage('look', 'style sheets, and the table of overrides', [...styles, ...overrides], ...unit, 'tests/look'),
    ...stage('search', 'questions to the search, in the last build', hasIndex ? questions : [], ...search),
    ...stage('lint', 'rules of code', code, 'eslint', '--no-warn-ignored', ...code),
    ...stage('types', 'types of all code', typed, ...compile),
    ...stage('examples', 'types of example programs', examples, 'tsc', '--noEmit', '-p', 'examples'),
    ...stage('unit', 'tests of what imports changed code', code, ...related, ...code),
  ];
  const needsBuild = hasIndex || questions.length === 0 ? [] : questions;
  return {stages, needsBuild};
}
