import {chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import http2 from 'node:http2';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {prefersMarkdown, writeHostFiles} from '@docs-kit/hosting';
import {hostedSite} from '../../config/hosting';
import {site} from '../../config/site';
import {ask} from './ask';
import {container} from './container';
import {requests, type HostRequest} from './requests';
import {hosts, type RunningServer} from '../../scripts/server/hosts.mts';

const folder = path.resolve(process.env.SITE_FOLDER ?? 'build');
const root = site.baseUrl.slice(0, -1);
const page = `${root}/docs/getting-started/intro`;

/** Returns the first built file in a folder with this prefix and suffix. */
function assetNamed(below: string, beginning: string, ending: string): string {
  const name = readdirSync(path.join(folder, below)).find(
    (file) => file.startsWith(beginning) && file.endsWith(ending),
  );
  if (!name) throw new Error(`${folder} holds no built site. Run "npm run build" first.`);
  return `${below}/${name}`;
}

const assets = {script: assetNamed('assets', 'hydration.', '.js'), styles: assetNamed('assets/css', 'styles.', '.css')};

const securityHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
];

const titleOf = ({method = 'GET', target, headers = {}}: HostRequest): string =>
  [method, target.slice(0, 80), ...Object.entries(headers).map((header) => header.join(': '))].join(' ');

describe.each([...hosts, container])('$name', (host) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await host.start(folder);
  });
  afterAll(() => server.stop());

  it.each(requests(assets).map((request) => [titleOf(request), request] as const))(
    `[HOST-1, HOST-8, ROUTE-9] ${host.name} answers %s`,
    async (_, request) => {
      const response = await ask(server, request);
      expect([request.status].flat()).toContain(response.status);
      for (const [name, expected] of Object.entries(request.answers ?? {})) {
        const value = response.headers[name];
        if (expected instanceof RegExp) expect(value, name).toMatch(expected);
        else expect(value, name).toBe(expected);
      }
      if (request.file && request.method !== 'HEAD') {
        expect(response.body.equals(readFileSync(path.join(folder, request.file))), `${request.file} is the body`).toBe(
          true,
        );
      }
    },
  );

  it.each([page, `${root}/nowhere`, `${root}/${assets.script}`, `${page}.html`])(
    `[HOST-2] ${host.name} sends the security headers with %s`,
    async (target) => {
      const {headers} = await ask(server, {target});
      const {common: expected} = JSON.parse(readFileSync(path.join(folder, '.hosts/headers.json'), 'utf8')) as {
        common: Record<string, string>;
      };
      expect(Object.keys(expected)).toEqual(expect.arrayContaining(securityHeaders));
      for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()], name).toBe(value);
    },
  );

  it.each([page, `${root}/sitemap.xml`])(
    `[HOST-3] ${host.name} returns 304 to a reader who has the current %s`,
    async (target) => {
      const {etag = '', vary = ''} = (await ask(server, {target})).headers;
      expect(etag).not.toBe('');
      expect(vary).toMatch(/accept-encoding/i);
      const again = await ask(server, {target, headers: {'if-none-match': etag}});
      expect(again.status).toBe(304);
      expect([again.headers.etag, again.headers.vary]).toEqual([etag, vary]);
      expect((await ask(server, {target, headers: {'if-none-match': '"other"'}})).status).toBe(200);
    },
  );
});

/** `Accept` headers of agents and browsers. Our server asks `prefersMarkdown`, and the others have to agree with it. */
const accepted = [
  '*/*',
  'text/html,application/xhtml+xml,*/*;q=0.8',
  'text/markdown',
  'Text/Markdown, text/html;q=0.8, */*;q=0.1',
  'text/html, text/markdown',
  'text/html;q=0.8, text/markdown',
  'text/markdown;q=0, */*',
  'text/markdown; q=0.5, */*',
  'text/markdown;q=0.5, text/html',
  'text/html, text/markdown;q=0.5',
];

describe.each(hosts)('$name', (host) => {
  it(`[HOST-4] ${host.name} answers a reader's agent in Markdown where a page has a copy`, async () => {
    const site = mkdtempSync(path.join(tmpdir(), 'markdown-'));
    // nginx reads the files as another user.
    chmodSync(site, 0o755);
    mkdirSync(path.join(site, 'docs'));
    const files = ['index.html', 'index.md', 'docs/x.html', 'docs/x.md', 'docs/y.html', '404.html'];
    files.forEach((file) => writeFileSync(path.join(site, file), file));
    writeHostFiles(site, hostedSite("default-src 'self'"));
    const server = await host.start(site);
    const bodyFor = async (target: string, accept: string): Promise<string> => {
      const {headers, body} = await ask(server, {target: root + target, headers: {accept}});
      const isMarkdown = body.toString().endsWith('.md');
      expect(headers['content-type']).toMatch(
        isMarkdown ? /^text\/markdown; ?charset=utf-8$/ : /^text\/html; ?charset=utf-8$/,
      );
      expect(headers.vary).toMatch(/\baccept\b(?!-)/i);
      return body.toString();
    };
    try {
      for (const accept of accepted) {
        const ending = prefersMarkdown(accept) ? 'md' : 'html';
        expect(await bodyFor('/docs/x', accept), accept).toBe(`docs/x.${ending}`);
      }
      expect(await bodyFor('/', 'text/markdown')).toBe('index.md');
      expect(await bodyFor('/docs/y', 'text/markdown')).toBe('docs/y.html');
      expect((await ask(server, {target: `${root}/docs/x.md`})).headers['content-type']).toMatch(/^text\/markdown/);
      const missing = await ask(server, {target: `${root}/docs/z`, headers: {accept: 'text/markdown'}});
      expect(missing.status).toBe(404);
      // deploy/README.md says so.
      expect(missing.headers['content-type']).toMatch(host.name === 'npm start' ? /^text\/markdown/ : /^text\/html/);
    } finally {
      await server.stop();
      rmSync(site, {recursive: true});
    }
  });
});

describe.each(hosts.filter(({name}) => name !== 'npm start'))('$name', (host) => {
  it(`[HOST-5] ${host.name} speaks HTTP/2`, async () => {
    const server = await host.start(folder);
    const session = http2.connect(`https://127.0.0.1:${server.port}`, {rejectUnauthorized: false});
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      const request = session.request({':path': page}).on('error', reject).resume();
      request.on('response', (headers) => resolve(headers[':status']));
      request.end();
    });
    expect(session.alpnProtocol).toBe('h2');
    expect(status).toBe(200);
    await new Promise<void>((resolve) => session.close(resolve));
    await server.stop();
  });

  it(`[HOST-6] ${host.name} leads from the old address of a page to the new one in one step`, async () => {
    const moved = mkdtempSync(path.join(tmpdir(), 'moved-'));
    ['index.html', '404.html', 'new.html'].forEach((file) => writeFileSync(path.join(moved, file), file));
    const redirects = [{from: '/docs/old', to: '/new'}];
    writeHostFiles(moved, {...hostedSite("default-src 'self'"), redirects});
    const server = await host.start(moved);
    for (const address of ['/docs/old', '/docs/old/', '/docs/old.html', '/docs/old/index.html']) {
      const {status, headers} = await ask(server, {target: `${root}${address}?a=1`});
      expect([status, headers.location]).toEqual([301, `${root}/new?a=1`]);
    }
    expect((await ask(server, {target: `${root}/docs/old-not`})).status).toBe(404);
    await server.stop();
    rmSync(moved, {recursive: true});
  });
});
