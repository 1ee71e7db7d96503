import {mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {buildInputs, type BuildInputsOptions} from './buildInputs';

/** Returns the files that Rspack's cache depends on, for a site with one contract. */
function dependencies(siteDir: string, options: Omit<BuildInputsOptions, 'pages'>): string[] {
  const {configureWebpack} = buildInputs({siteDir} as LoadContext, {pages: ['content'], ...options});
  const bundler = {experiments: {cache: {type: 'persistent'}}};
  const added = configureWebpack?.(bundler, false, {} as never, undefined) as {
    experiments: {cache: {buildDependencies: string[]}};
  };
  return added.experiments.cache.buildDependencies;
}

function makeSite(): string {
  const site = mkdtempSync(path.join(os.tmpdir(), 'build-inputs-'));
  mkdirSync(path.join(site, 'contracts/sdk'), {recursive: true});
  writeFileSync(path.join(site, 'contracts/sdk/agent.d.ts'), '');
  return site;
}

test('lists the files of folders', () => {
  const site = makeSite();
  expect(dependencies(site, {inputs: ['contracts', 'no-such-folder']})).toEqual([
    path.join(site, 'contracts/sdk/agent.d.ts'),
  ]);
});

test('lists a file for an extract, which changes only with its text', () => {
  const site = makeSite();
  const fileOf = (text: string) => dependencies(site, {inputs: [], extracts: {shown: () => text}})[0] ?? '';
  const file = fileOf('one');
  const {mtimeMs} = statSync(file);
  expect(fileOf('one')).toBe(file);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  expect(fileOf('two')).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('two');
});
