import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

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
