import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {ESLint} from 'eslint';
import {expect, it} from 'vitest';
import {groupBy} from '@docs-kit/report';

const loadConfiguration = `
  const {loadFreshModule} = await import('@docusaurus/utils');
  await loadFreshModule(process.cwd() + '/docusaurus.config.ts');`;

// Docusaurus' loader, jiti, compiles with Babel what Node.js could read as it is: if the configuration imports the
// Markdown parsers, a first build takes 5 s longer.
it('the configuration is read without the packages that read Markdown', () => {
  const {stdout, stderr, status} = spawnSync(process.execPath, ['--input-type=module', '-e', loadConfiguration], {
    encoding: 'utf8',
    env: {...process.env, JITI_DEBUG: '1'},
  });
  expect(status, stderr).toBe(0);
  const compiled = [...stdout.matchAll(/\[cache (?:hit|miss)\] (?<file>.+?)(?: ~> .*)?$/gmu)].map(
    ({groups}) => groups?.file ?? '',
  );
  expect(compiled.some((file) => file.endsWith('docusaurus.config.ts'))).toBe(true);
  expect(compiled.filter((file) => file.includes('/node_modules/'))).toEqual([]);
});

it('each package has one version in all workspaces', () => {
  const folders = readdirSync('packages').map((name) => `packages/${name}`);
  const files = ['package.json', 'benchmarks/package.json', ...folders.map((folder) => `${folder}/package.json`)];
  const declared = files.flatMap((file) => {
    const {dependencies = {}, devDependencies = {}} = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
      readonly devDependencies?: Readonly<Record<string, string>>;
    };
    return Object.entries({...devDependencies, ...dependencies}).map(([name, version]) => ({file, name, version}));
  });
  const problems = [...groupBy(declared, ({name}) => name).values()].flatMap(([first, ...others]) =>
    others
      .filter(({version}) => version !== first?.version)
      .map(
        ({file, name, version}) =>
          `${file} has ${name} ${version}, and ${first?.file} has ${first?.version}. Fix: write the same version in both, and run npm install.`,
      ),
  );
  expect(problems).toEqual([]);
});

it.each([
  ['a component', 'src/components/PageMenu/index.tsx'],
  ['the search', 'packages/search/theme/SearchBar/Panel.tsx'],
])('[SITE-5] text of %s that could not be translated is a lint error', async (_, filePath) => {
  const [result] = await new ESLint().lintText('export const Part = () => <p>Some text</p>;\n', {filePath});
  expect(result?.messages.map(({ruleId}) => ruleId)).toContain('@docusaurus/no-untranslated-text');
});
