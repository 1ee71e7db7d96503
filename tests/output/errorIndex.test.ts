// The error index as built: every entry of the contract is on its page, and has its address and its published data.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import document from '../../contracts/errors.json';
import {errorAddress, isLimit, type ErrorCatalog} from '../../contracts/errorCatalog';
import {pageAt, readBuilt, redirectPages, siteFolder} from './support/builtSite';
import {attribute, textOf} from './support/html';

const catalog = document as unknown as ErrorCatalog;
const {entries, subjects} = catalog;
const idsOf = (route: string): ReadonlySet<string | undefined> =>
  new Set(pageAt(route).elements.map((element) => attribute(element, 'id')));

describe('[ERRIDX-1] the pages of the error index', () => {
  it('show every entry under its id', () => {
    const anchors = new Map<string, ReadonlySet<string | undefined>>();
    const missing = entries.filter((entry) => {
      const [route = ''] = errorAddress(entry).split('#');
      const ids = anchors.get(route) ?? idsOf(route);
      anchors.set(route, ids);
      return !ids.has(entry.id);
    });
    expect(missing.map(({id}) => id)).toEqual([]);
  });

  it.each(subjects.map(({id}) => id))('%s has 170 kB of HTML at most', (subject) => {
    expect(pageAt(`/docs/errors/${subject}`).html.length).toBeLessThan(170_000);
  });

  it('link every subject from the index', () => {
    const links = pageAt('/docs/errors').elements.map((element) => attribute(element, 'href'));
    expect(subjects.filter(({id}) => !links.includes(`/saiki/docs/errors/${id}`))).toEqual([]);
  });
});

describe('[ERRIDX-2] addresses of entries', () => {
  it('lead to the place of each entry', () => {
    const targets = new Map(redirectPages.map(({file, target}) => [file, target]));
    const wrong = entries.filter(
      (entry) => targets.get(`docs/errors/${entry.id}/index.html`) !== `/saiki${errorAddress(entry)}`,
    );
    expect(wrong.map(({id}) => id)).toEqual([]);
  });
});

describe('[ERRIDX-3] the list of known limits', () => {
  const {elements} = pageAt('/docs/guides/known-limits');

  it('has an anchor for each limit, and the headings that others link to', () => {
    const ids = new Set(elements.map((element) => attribute(element, 'id')));
    expect(entries.filter(isLimit).filter(({id}) => !ids.has(id))).toEqual([]);
    const headings = [
      'access-and-secrets',
      'rest-api',
      'websocket-and-events',
      'agent-file',
      'storage-and-sessions',
      'tool-confirmation',
      'models',
      'mcp',
      'command-line-and-projects',
      'sdk',
      'web-playground-bots-and-docker',
    ];
    expect(headings.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('says of each limit what it is and the way round', () => {
    const text = elements
      .filter(({tagName}) => tagName === 'li')
      .map(textOf)
      .join('\n');
    const plain = (words: string): string => words.replaceAll(/`|\[|\]\([^)]*\)|\.$/gu, '');
    const missing = entries
      .filter(isLimit)
      .filter(({title, fix}) => !text.includes(plain(title)) || !text.includes(plain(fix)));
    expect(missing.map(({id}) => id)).toEqual([]);
  });
});

describe('[ERRIDX-11] published data', () => {
  it('is the contract, and its library finds an entry', async () => {
    const published = JSON.parse(readBuilt('schemas/errors.json')) as ErrorCatalog;
    expect(published).toEqual(document);
    const library = path.join(siteFolder, 'schemas/error-index/index.js');
    expect(existsSync(library)).toBe(true);
    const {openErrorIndex, maskSecrets} = (await import(
      /* @vite-ignore */ pathToFileURL(library).href
    )) as typeof import('@docs-kit/error-index');
    expect(openErrorIndex(published).find('SqliteError: database is locked')[0]?.id).toBe('sqlite-locked');
    expect(maskSecrets('Bearer abcdef123456').text).toBe('Bearer [token]');
  });
});
