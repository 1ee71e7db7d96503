// The folder for static hosts, as the programs of these hosts read it: Cloudflare's own asset server answers requests,
// Netlify's parsers read its files, and Vercel's library makes routes of vercel.json.
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateHandler} from '@cloudflare/pages-shared/dist/asset-server/handler.js';
import {createMetadataObject} from '@cloudflare/pages-shared/dist/metadata-generator/createMetadataObject.js';
import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {getTransformedRoutes, type Route} from '@vercel/routing-utils';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeHostFiles, writePublishFolder} from '@docs-kit/hosting';
import {hostedSite} from '../../config/hosting';
import {site} from '../../config/site';
import {sitemapPaths} from '../browser/fixtures/site';

const work = mkdtempSync(path.join(tmpdir(), 'static-hosts-'));
const built = path.resolve(process.env.SITE_FOLDER ?? 'build');
const root = site.baseUrl.slice(0, -1);
const page = `${root}/docs/getting-started/intro`;
const {common} = JSON.parse(readFileSync(path.join(built, '.hosts/headers.json'), 'utf8')) as {
  common: Record<string, string>;
};

/** A published folder, as Netlify's parsers understand its files. */
interface Published {
  readonly folder: string;
  readonly headers: readonly {readonly for: string; readonly values: Readonly<Record<string, string>>}[];
  readonly redirects: readonly {readonly from: string; readonly to: string; readonly status: number}[];
}

/** Reads `_headers` and `_redirects` with Netlify's parsers, and expects no error. */
async function readPublished(folder: string): Promise<Published> {
  const both = {netlifyConfigPath: undefined, minimal: true};
  const files = [path.join(folder, '_headers'), path.join(folder, '_redirects')] as const;
  const {headers, errors} = await parseAllHeaders({headersFiles: [files[0]], configHeaders: [], ...both});
  const found = await parseAllRedirects({redirectsFiles: [files[1]], configRedirects: [], ...both});
  expect([...errors, ...(found.errors as unknown[])]).toEqual([]);
  return {folder, headers: headers as Published['headers'], redirects: found.redirects as Published['redirects']};
}

/** Returns a function that asks Cloudflare's asset server, which serves a published folder. */
function cloudflare({folder, headers, redirects}: Published): (target: string) => Promise<Response> {
  const logger = {log: () => {}, info: () => {}, warn: (message: string) => expect.fail(message)};
  const metadata = createMetadataObject({
    headers: {
      rules: headers.map(({for: where, values}) => ({path: where, headers: {...values}, unsetHeaders: []})),
      invalid: [],
    },
    redirects: {rules: redirects.map((rule, index) => ({...rule, lineNumber: index + 1})), invalid: []},
    logger: logger as never,
  });
  return (target) =>
    generateHandler<string>({
      request: new Request(`http://localhost${target}`) as never,
      metadata,
      xServerEnvHeader: 'test',
      logError: (error: Error) => expect.fail(error.message),
      findAssetEntryForPath: (address: string) => {
        const file = path.join(folder, decodeURIComponent(address));
        return Promise.resolve(existsSync(file) && statSync(file).isFile() ? file : null);
      },
      getAssetKey: (file: string) => file,
      negotiateContent: () => ({encoding: null}),
      fetchAsset: (file: string) =>
        Promise.resolve({body: readFileSync(file), contentType: file.endsWith('.html') ? 'text/html' : ''} as never),
    } as never) as unknown as Promise<Response>;
}

/** Returns the status and the address of the first redirect that Vercel makes for a path; undefined without one. */
function vercelRedirect(routes: readonly Route[], target: string): string | undefined {
  for (const route of routes) {
    const match = 'src' in route && route.src ? new RegExp(route.src).exec(target) : undefined;
    const location = 'headers' in route ? route.headers?.Location : undefined;
    if (match && location && 'status' in route) {
      return `${route.status} ${location.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')}`;
    }
  }
  return undefined;
}

let published: Published;
let ask: (target: string) => Promise<Response>;
beforeAll(async () => {
  const folder = path.join(work, 'site');
  writePublishFolder(built, folder, site.baseUrl);
  published = await readPublished(folder);
  ask = cloudflare(published);
});
afterAll(() => rmSync(work, {recursive: true}));

it('[HOST-7] the folder has the site at its base path, and only what hosts read beside it', () => {
  const [first = ''] = root.split('/').filter(Boolean);
  expect(readdirSync(published.folder).sort()).toEqual(['404.html', '_headers', '_redirects', first, 'vercel.json']);
});

it('[HOST-7] Netlify reads all security headers', () => {
  expect(published.headers[0]).toEqual({for: '/*', values: common});
});

describe('Cloudflare Pages', () => {
  it.each(sitemapPaths())('[HOST-7] serves %s with the security headers', async (target) => {
    const response = await ask(target);
    const file = target === site.baseUrl ? 'index.html' : `${target.slice(site.baseUrl.length)}.html`;
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(readFileSync(path.join(built, file), 'utf8'));
    for (const [name, value] of Object.entries(common)) expect(response.headers.get(name), name).toBe(value);
  });

  it.each([
    ['/', site.baseUrl],
    [root, site.baseUrl],
    [`${root}?a=1`, `${site.baseUrl}?a=1`],
    [`${root}/index.html`, site.baseUrl],
    [`${page}.html`, page],
    [`${page}/`, page],
    [`${root}/blog/`, `${root}/blog`],
    [`${root}/docs/errors/no-api-key`, `${root}/docs/errors/no-api-key/`],
  ])('[HOST-7] leads from %s to %s in one step', async (from, to) => {
    const response = await ask(from);
    expect([301, 308]).toContain(response.status);
    expect(response.headers.get('location')).toBe(to);
    expect((await ask(to)).status).toBe(200);
  });

  it.each([
    `${root}/nowhere`,
    '/elsewhere',
    '/docs/getting-started/intro',
    `${root}/.hosts/nginx.conf`,
    `${page}.html.br`,
  ])('[HOST-7] finds nothing at %s, and says so with the not-found page', async (target) => {
    const response = await ask(target);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(readFileSync(path.join(built, '404.html'), 'utf8'));
    expect(response.headers.get('content-security-policy')).toBe(common['Content-Security-Policy']);
  });

  it('[HOST-7] has browsers keep files with hashed names, and lets other sites read the contracts', async () => {
    const [styles = ''] = readdirSync(path.join(built, 'assets/css')).filter((file) => file.endsWith('.css'));
    const {headers} = await ask(`${root}/assets/css/${styles}`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const contract = await ask(`${root}/schemas/rest.openapi.yaml`);
    expect(contract.headers.get('access-control-allow-origin')).toBe('*');
  });
});

it('[HOST-7] Vercel accepts vercel.json, and leads to the same addresses', () => {
  const configuration = JSON.parse(readFileSync(path.join(published.folder, 'vercel.json'), 'utf8')) as object;
  const {routes, error} = getTransformedRoutes(configuration);
  expect(error).toBeNull();
  const redirects = ['/', `${page}.html`, `${page}/`, page].map((target) => vercelRedirect(routes ?? [], target));
  expect(redirects).toEqual([`308 ${root}`, `308 ${page}`, `308 ${page}`, undefined]);
});

it('[HOST-7] all three lead from the old address of a page to the new one', async () => {
  const [folder, target] = [path.join(work, 'moved-build'), path.join(work, 'moved')];
  mkdirSync(folder);
  ['index.html', '404.html', 'new.html'].forEach((file) => writeFileSync(path.join(folder, file), file));
  writeHostFiles(folder, {...hostedSite("default-src 'self'"), redirects: [{from: '/docs/old', to: '/new'}]});
  writePublishFolder(folder, target, site.baseUrl);
  const moved = await readPublished(target);
  expect(moved.redirects[0]).toMatchObject({from: `${root}/docs/old`, to: `${root}/new`, status: 301});
  const response = await cloudflare(moved)(`${root}/docs/old?a=1`);
  expect([response.status, response.headers.get('location')]).toEqual([301, `${root}/new?a=1`]);
  const {routes} = getTransformedRoutes(JSON.parse(readFileSync(path.join(target, 'vercel.json'), 'utf8')) as object);
  expect(vercelRedirect(routes ?? [], `${root}/docs/old`)).toBe(`308 ${root}/new`);
});
