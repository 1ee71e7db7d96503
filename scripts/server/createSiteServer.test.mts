import {renameSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {writeHostFiles} from '@docs-kit/hosting';
import {saveFile} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import {hostedSite} from '../../config/hosting.ts';
import {createSiteServer} from './createSiteServer.mts';

const pages = {'index.html': 'home', '404.html': 'not found', 'docs/x.html': 'page x', 'docs/x.md': '# Page x'};
const scripts = {'a.js': '1', 'b.js': 'b.js', 'b.js.br': 'b.js.br', 'b.js.gz': 'b.js.gz'};
const assets = Object.fromEntries(Object.entries(scripts).map(([name, text]) => [`assets/${name}`, text]));
const folder = makeFolder({...pages, ...assets}, afterAll);
writeHostFiles(folder, hostedSite("default-src 'self'"));

// tests/hosts compares this server with others: redirects, caching, encodings, Markdown.
const server = createSiteServer(folder);
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each([
  ['favicon.ico', 'image/x-icon'],
  ['schemas/a.schema.json', 'application/json; charset=utf-8'],
  ['schemas/a.openapi.yaml', 'application/yaml'],
  ['blog/atom.xml', 'application/xml'],
  ['a.md', 'text/markdown; charset=utf-8'],
  ['a.txt', 'text/plain; charset=utf-8'],
])('the server says the type of %s', async (file, type) => {
  saveFile(path.join(folder, file), 'x');
  const response = await fetch(`${origin}/saiki/${file}`);
  expect(response.headers.get('content-type')).toBe(type);
});

interface Sent {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends a request without normalizing its target, as `fetch` would. */
const send = (method: string, target: string, headers: Record<string, string> = {}): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const {port} = server.address() as AddressInfo;
    request({host: 'localhost', port, method, path: target, headers}, async (response) => {
      const chunks = await response.toArray().catch(reject);
      const text = Buffer.concat((chunks ?? []) as Buffer[]).toString();
      resolve({status: response.statusCode, headers: response.headers, text});
    })
      .on('error', reject)
      .end();
  });

/** Requests a target without normalizing it. Returns status and text. */
async function ask(
  target: string,
  headers: Record<string, string> = {},
): Promise<[status: number | undefined, text: string]> {
  const {status, text} = await send('GET', target, headers);
  return [status, text];
}

test.each(['//', '/saiki//', '/saiki/docs//x.html', '/saiki/docs/x//', '/saiki/docs\\\\x'])(
  'the server returns 404 for %s, which has an empty segment',
  async (target) => {
    expect(await ask(target)).toEqual([404, 'not found']);
  },
);

test('the server accepts an absolute address as request target', async () => {
  expect(await ask(`${origin}/saiki/docs/x`)).toEqual([200, 'page x']);
});

test.each(['*', 'http://x:99999/'])(
  'the server returns 400 for %s, which is not an address, and keeps running',
  async (target) => {
    expect((await ask(target))[0]).toBe(400);
    expect(await ask('/saiki/docs/x')).toEqual([200, 'page x']);
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  'the server returns 405 for %s, for pages and for what is not there',
  async (method) => {
    for (const target of ['/saiki/docs/x', '/saiki/docs/x/', '/saiki/assets/a.js', '/saiki/docs/y', '/elsewhere']) {
      const {status, headers, text} = await send(method, target);
      expect([status, headers.allow, text], target).toEqual([405, 'GET, HEAD', '']);
    }
  },
);

test('the server keeps running after an error in one request', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const notFoundFile = path.join(folder, '404.html');
  renameSync(notFoundFile, `${notFoundFile}.away`);
  await expect(ask('/saiki/docs/y')).rejects.toThrow();
  renameSync(`${notFoundFile}.away`, notFoundFile);
  expect(printed).toHaveBeenCalledOnce();
  printed.mockRestore();
  expect(await ask('/saiki/docs/x')).toEqual([200, 'page x']);
});

test.each(['bytes=3-1', 'bytes=0-1', 'bytes=-2', 'bytes=9-', 'bytes=0-0,2-3', 'lines=1-2'])(
  'the server sends the whole file to a client that asks for %s',
  async (range) => {
    const {status, headers, text} = await send('GET', '/saiki/docs/x', {range});
    expect([status, text, headers['content-range']]).toEqual([200, 'page x', undefined]);
  },
);

test.each([
  ['BR;q=0.5, gzip', 'br'],
  ['*', 'br'],
  ['br;q=0', undefined],
  ['br; q=0.000, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['brotli', undefined],
  ['br;q=x', undefined],
])('the server sends to a client that accepts %s the encoding %s', async (accepted, encoding) => {
  const {status, headers} = await send('GET', '/saiki/assets/b.js', {'accept-encoding': accepted});
  expect([status, headers['content-encoding']]).toEqual([200, encoding]);
});

test.each(['/saiki/%', '/saiki/%00', '/saiki/%ff', '/saiki/..%2f..%2fpackage.json', '/saiki/docs', '/other/docs/x'])(
  'the server returns 404 for %s, which is not a page',
  async (target) => {
    expect(await ask(target)).toEqual([404, 'not found']);
  },
);

test('a folder without a built site is rejected with what to run first', () => {
  expect(() => createSiteServer(os.tmpdir())).toThrow('Run "npm run build" first');
});

const markdown = {accept: 'text/markdown, text/html;q=0.9'};

/** Finds `Accept` in `Vary`. `Accept-Encoding` is another header. */
const byAccept = /\baccept\b(?!-)/i;

test.each(['/saiki/docs/x.md', '/saiki/assets/a.js'])('the response at %s depends on no Accept', async (address) => {
  expect((await send('GET', address)).headers.vary).not.toMatch(byAccept);
});

test('[MD-9] the server names the nearest pages in Markdown', async () => {
  for (const response of [await send('GET', '/saiki/docs/y', markdown), await send('GET', '/saiki/docs/y.md')]) {
    expect(response).toMatchObject({status: 404, headers: {'content-type': 'text/markdown; charset=utf-8'}});
    expect(response.text).toContain('- [Page x](https://truffle-ai.github.io/saiki/docs/x.md)');
  }
});

test('the server survives an address that is not text, from a client that prefers Markdown', async () => {
  expect((await ask('/saiki/%E0%A4%A', markdown))[0]).toBe(404);
});

test.each([
  ['/saiki/docs/x', 'Accept, Accept-Encoding'],
  ['/saiki/assets/b.js', 'Accept-Encoding'],
])('a 304 for %s has the ETag and Vary of the 200', async (target, vary) => {
  const {headers} = await send('GET', target);
  expect(headers.vary).toBe(vary);
  const again = await send('GET', target, {'if-none-match': headers.etag ?? ''});
  expect([again.status, again.text, again.headers.etag, again.headers.vary]).toEqual([304, '', headers.etag, vary]);
  const changed = await send('GET', target, {'if-none-match': 'W/"other"'});
  expect([changed.status, changed.headers.etag]).toEqual([200, headers.etag]);
  expect((await send('GET', '/saiki/docs/y', {'if-none-match': 'W/"other"'})).headers.etag).toBeUndefined();
});
