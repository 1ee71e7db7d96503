import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';

/** Changes the base path of a site that isn't built yet. */
export function setBasePath(site: string, basePath: string): void {
  const file = path.join(site, 'config/site.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("baseUrl: '/saiki/'", `baseUrl: '${basePath}'`));
}

/** Addresses in a page's attributes that lead to the site itself. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="?(?<address>\/[^"\s>]*)/g)].map(({groups}) => groups?.address ?? '');

/** Whether a built site has a file for an address. */
function isThere(folder: string, basePath: string, address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  if (!pathname.startsWith(basePath)) return false;
  const file = path.join(folder, decodeURI(pathname.slice(basePath.length)) || 'index');
  return existsSync(`${file}.html`) || (path.extname(file) !== '' && existsSync(file));
}

/** Expects that no link of a built site leaves its base path, and that each leads somewhere. */
export function expectAddressesBelow(site: string, basePath: string): void {
  const folder = path.join(site, 'build');
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(50);
  const lost = pages.flatMap((page) =>
    addressesIn(readFileSync(path.join(folder, page), 'utf8'))
      .filter((address) => !isThere(folder, basePath, address))
      .map((address) => `${page}: ${address}`),
  );
  expect(lost).toEqual([]);
  const nginx = readFileSync(path.join(folder, '.hosts/nginx.conf'), 'utf8');
  expect(nginx).toContain(`location = ${basePath} {`);
  expect(nginx).not.toContain('/saiki');
}
