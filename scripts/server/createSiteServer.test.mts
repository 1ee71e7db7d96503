import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
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

/** Asks for a target as it is written, which `fetch` would make an address of; gives status and text. */
const ask = (
  target: string,
  headers: Record<string, string> = {},
): Promise<[status: number | undefined, text: string]> =>
  new Promise((resolve, reject) => {
    const {port} = server.address() as AddressInfo;
    request({host: 'localhost', port, path: target, headers}, async (response) => {
      const chunks = await response.toArray().catch(reject);
      resolve([response.statusCode, Buffer.concat((chunks ?? []) as Buffer[]).toString()]);
    })
      .on('error', reject)
      .end();
  });

test.each([
  '//',
  '//docs/x',
  '//saiki/docs/x',
  '/saiki//',
  '/saiki//docs/x',
  '/saiki/docs//x',
  '/saiki/docs//x.html',
  '/saiki/docs/x//',
  '/saiki/docs\\\\x',
])('%s has an empty segment, so no page is there', async (target) => {
  expect(await ask(target)).toEqual([404, 'not found']);
});

test('an address with the host before it is understood, as a server has to', async () => {
  expect(await ask(`${origin}/saiki/docs/x`)).toEqual([200, 'page x']);
});

test.each(['*', 'http://x:99999/'])('%s is no address, and the server goes on', async (target) => {
  expect((await ask(target))[0]).toBe(400);
  expect(await ask('/saiki/docs/x')).toEqual([200, 'page x']);
});

test('an error ends one answer, and the server goes on', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(ask('/saiki/docs/x', {range: 'bytes=3-1'})).rejects.toThrow();
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
  expect(await ask('/saiki/docs/x')).toEqual([200, 'page x']);
});

test.each(['/saiki/%', '/saiki/%00', '/saiki/%ff', '/saiki/..%2f..%2fpackage.json', '/saiki/docs'])(
  '%s is no page',
  async (target) => {
    expect(await ask(target)).toEqual([404, 'not found']);
  },
);

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
