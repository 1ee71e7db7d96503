import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, expect, test} from 'vitest';
import {compressFiles} from './compress';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true})));

const long = readFileSync('package-lock.json', 'utf8').slice(0, 100_000);
const texts = {'a.html': long, 'search/index.json': long, 'a.md': long, 'short.html': 'Short.', 'a.woff2': long};

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  folders.push(folder);
  return folder;
}

/**
 * Compresses a new folder with the same files each time. Returns the copies' names and bytes.
 * @param site folder with the cache; a new one by default
 */
async function copies(site = newFolder()): Promise<Map<string, Buffer>> {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'search'));
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
  await compressFiles(folder, site, [path.join('search', 'index.json')]);
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => /\.(?:br|gz)$/u.test(name));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(folder, name))]));
}

test('the same files result in the same copies, byte for byte', async () => {
  expect(await copies()).toEqual(await copies());
});

test('each long text has both copies, which contain the text', async () => {
  const made = await copies();
  expect([...made.keys()]).toEqual(
    ['a.html', 'a.md', 'search/index.json'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
  );
  for (const [name, bytes] of made) {
    const text = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    expect(text.toString(), name).toBe(long);
  }
});

test('a file that stays the same is compressed once', async () => {
  const site = newFolder();
  await copies(site);
  const cache = path.join(site, 'node_modules/.cache/compressed');
  for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), 'cached');
  expect(new Set([...(await copies(site)).values()].map(String))).toEqual(new Set(['cached']));
});

test('a cache that cannot be written is one error, as on a full disk', async () => {
  const site = newFolder();
  writeFileSync(path.join(site, 'node_modules'), 'not a folder');
  await expect(copies(site)).rejects.toThrow('node_modules');
});
