import type {LoadContext} from '@docusaurus/types';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import contentRules from './index';
import type {ContentRulesOptions} from './options';
import {goodPage} from './site.testing';

const options: ContentRulesOptions = {folders: [{path: 'docs', kind: 'docs', routeBasePath: 'docs'}]};
let siteDir: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
};
const load = () => contentRules({siteDir} as LoadContext, options);

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'content-rules-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

it('starts with content that has no faults', async () => {
  write('docs/deep/a.md', goodPage('One'));
  await expect(load()).resolves.toMatchObject({name: 'content-rules'});
});

it('looks again when a page, or the list of files, has changed since the last start', async () => {
  write('docs/a.md', goodPage('One', '![A picture](./a.png)'));
  write('docs/a.png', 'x');
  await load();
  await load();
  rmSync(path.join(siteDir, 'docs/a.png'));
  await expect(load()).rejects.toThrow('a.png');
  write('docs/a.png', 'x');
  write('docs/a.md', 'Text.\n');
  await expect(load()).rejects.toThrow('front matter');
});

it('lists all faults of all pages, by file and line, without lines of its own program', async () => {
  write('docs/b.md', goodPage('One', '### A\n\n# B'));
  write('docs/a.md', 'Text.\n');
  const error = await load().then(
    () => undefined,
    (reason: Error) => reason,
  );
  expect(error?.message).toBe(
    [
      'The content has 3 faults in 2 files:',
      '',
      'docs/a.md:1:1 the page has no front matter. Fix: begin with ---, a "title", a "description" and --- on lines of their own.',
      'docs/b.md:6:1 the heading "A" goes from level 1 to level 3. Fix: write ## instead of ###.',
      'docs/b.md:8:1 "B" is a # heading, and the page has one already: its "title". Fix: delete the line, or write ## instead.',
      '',
    ].join('\n'),
  );
  expect(error?.stack).toBe(error?.message);
});

it('refuses options that cannot work', async () => {
  await expect(contentRules({siteDir} as LoadContext, {folders: []})).rejects.toThrow('"folders" is empty');
});
