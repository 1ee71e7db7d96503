import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSiteServer} from './createSiteServer.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
mkdirSync(path.join(folder, 'docs'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), 'home');
writeFileSync(path.join(folder, '404.html'), 'not found');
writeFileSync(path.join(folder, 'docs', 'x.html'), 'page x');
writeFileSync(path.join(folder, 'assets', 'a.js'), '1');

const server = createSiteServer({folder});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each([
  ['/saiki/', 200, 'home'],
  ['/saiki/docs/x', 200, 'page x'],
  ['/saiki/docs/y', 404, 'not found'],
  ['/saiki/404', 404, 'not found'],
  ['/saiki/../package.json', 404, 'not found'],
  ['/elsewhere', 404, 'not found'],
])('%s is answered with %i', async (address, status, text) => {
  const response = await fetch(origin + address, {redirect: 'manual'});
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
});

test('redirects keep the query', async () => {
  const response = await fetch(`${origin}/saiki/docs/x.html?a=1`, {redirect: 'manual'});
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/saiki/docs/x?a=1');
});

test('assets are kept for a year, pages are asked for again', async () => {
  expect((await fetch(`${origin}/saiki/assets/a.js`)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${origin}/saiki/docs/x`)).headers.get('cache-control')).toBe('no-cache');
});

test('a folder without a built site is refused with the next step', () => {
  expect(() => createSiteServer({folder: os.tmpdir()})).toThrow('Run "npm run build" first');
});
