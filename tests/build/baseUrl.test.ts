// The site below another base path, and at the root of its host: built with the text of its pages cut short, then every
// address in its pages is looked up.
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {makeSite} from './support/makeSite';
import {buildIn} from './support/runInSite';

/** Addresses in the attributes of a page that lead to the site itself. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="?(?<address>\/[^"\s>]*)/g)].map(({groups}) => groups?.address ?? '');

/** Whether a built site answers an address. */
function isThere(folder: string, baseUrl: string, address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  if (!pathname.startsWith(baseUrl)) return false;
  const file = path.join(folder, decodeURI(pathname.slice(baseUrl.length)) || 'index');
  return existsSync(`${file}.html`) || (path.extname(file) !== '' && existsSync(file));
}

describe('base paths', () => {
  it.each(['/', '/other/path/'])(
    '[BUILD-3] no link of the site leaves the base path %s, and each leads somewhere',
    async (baseUrl) => {
      const site = makeSite('other-base');
      try {
        const file = path.join(site, 'config/site.ts');
        writeFileSync(file, readFileSync(file, 'utf8').replace("baseUrl: '/saiki/'", `baseUrl: '${baseUrl}'`));
        const {exitCode, output} = await buildIn(site);
        expect(exitCode, output).toBe(0);
        const folder = path.join(site, 'build');
        const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
        expect(pages.length).toBeGreaterThan(50);
        const lost = pages.flatMap((page) =>
          addressesIn(readFileSync(path.join(folder, page), 'utf8'))
            .filter((address) => !isThere(folder, baseUrl, address))
            .map((address) => `${page}: ${address}`),
        );
        expect(lost).toEqual([]);
        const nginx = readFileSync(path.join(folder, '.hosts/nginx.conf'), 'utf8');
        expect(nginx).toContain(`location = ${baseUrl} {`);
        expect(nginx).not.toContain('/saiki');
      } finally {
        rmSync(site, {recursive: true, force: true});
      }
    },
  );
});
