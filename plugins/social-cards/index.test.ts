import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import socialCards from './index';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

let siteDir: string;
const inSite = (...names: string[]) => path.join(siteDir, ...names);
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(inSite(file)), {recursive: true});
  writeFileSync(inSite(file), text);
};
const keptCards = () => readdirSync(inSite('node_modules/.cache/social-cards')).sort();

/** Publishes the cards of a built site with one page. */
async function publish(): Promise<void> {
  const siteConfig = {titleDelimiter: '|', tagline: 'Tagline'};
  const {postBuild} = socialCards({siteDir, siteConfig, baseUrl: '/'} as LoadContext, {
    cardPath: (pathname) => `cards${pathname}.png`,
    logo: 'logo.svg',
  });
  await postBuild?.({outDir: inSite('build'), routesPaths: ['/a', '/gone']} as Built);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'social-cards-'));
  write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  write('package-lock.json', '{}');
  write('build/a.html', '<title>Page | Saiki</title>');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

it('publishes the card of each page, and keeps it among the packages of the site', async () => {
  await publish();
  const [card = ''] = keptCards();
  expect(readdirSync(inSite('build/cards'))).toEqual(['a.png']);
  expect(readFileSync(inSite('build/cards/a.png'))).toEqual(
    readFileSync(inSite('node_modules/.cache/social-cards', card)),
  );
});

it('draws no card twice', async () => {
  await publish();
  const [card = ''] = keptCards();
  const {mtimeMs} = statSync(inSite('node_modules/.cache/social-cards', card));
  await publish();
  expect(keptCards()).toEqual([card]);
  expect(statSync(inSite('node_modules/.cache/social-cards', card)).mtimeMs).toBe(mtimeMs);
});

it.each([
  ['a package', 'package-lock.json', '{"another": "version"}'],
  ['the title', 'build/a.html', '<title>Other | Saiki</title>'],
  ['the logo', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>'],
])('draws a card anew when %s has changed', async (_, file, text) => {
  await publish();
  write(file, text);
  await publish();
  expect(keptCards()).toHaveLength(2);
});
