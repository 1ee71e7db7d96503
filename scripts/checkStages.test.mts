import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {saveFile} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import {stagesFor} from './checkStages.mts';

let siteDir: string;
beforeEach(() => {
  siteDir = makeFolder();
});

const commandOf = (name: string, ...files: string[]) =>
  stagesFor(siteDir, files)
    .stages.find((stage) => stage.name === `check-${name}`)
    ?.command.join(' ');

test('code of the content rules checks all pages with them', () => {
  expect(commandOf('rules', 'packages/content-rules/rules/mdx.ts')).toBe('tsx scripts/checkContent.mts');
  expect(commandOf('rules', 'packages/content-rules/rules/mdx.test.ts', 'src/site.ts')).toBeUndefined();
});

test.each(['packages/code-samples/check/shell/words.ts', 'plugins/saiki-sample-roles/screen.ts'])(
  '%s checks the samples of all pages',
  (file) => {
    expect(commandOf('samples', file, 'content/docs/a.md')).toBe('tsx scripts/checkSamples.mts --quiet');
  },
);

test('a page checks its own samples', () => {
  const command = 'tsx scripts/checkSamples.mts --quiet content/docs/a.md';
  expect(commandOf('samples', 'content/docs/a.md', 'packages/code-samples/README.md')).toBe(command);
});

test('the OpenAPI contract is compared with its standard', () => {
  const command = 'redocly lint --format=stylish contracts/rest.openapi.yaml';
  expect(commandOf('openapi', 'contracts/rest.openapi.yaml')).toBe(command);
  expect(commandOf('openapi', 'contracts/errors.json')).toBeUndefined();
});

test('contracts are tested with what pages show of them', () => {
  const command = 'vitest run --project unit tests/contracts plugins/saiki-directives';
  expect(commandOf('contracts', 'contracts/errors.json')).toBe(command);
});

test.each(['src/theme/Footer/index.tsx', 'src/theme/README.md'])('%s checks the table of overrides', (file) => {
  expect(commandOf('look', file)).toBe('vitest run --project unit tests/look');
});

test('questions to the search are asked in the last build, or need one', () => {
  const file = 'tests/search/questions.yaml';
  expect(commandOf('search', file)).toBeUndefined();
  expect(stagesFor(siteDir, [file]).needsBuild).toEqual([file]);
  saveFile(path.join(siteDir, 'build/search/index.json'), '{}');
  expect(commandOf('search', file)).toBe('vitest run --project output tests/search');
  expect(stagesFor(siteDir, [file]).needsBuild).toEqual([]);
});
