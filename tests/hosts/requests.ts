import {site} from '../../config/site';

/** A request as a client sends it, and the response that every host has to send. */
export interface HostRequest {
  /** Path as it's sent, with its query. */
  readonly target: string;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Status, or several if hosts may differ. */
  readonly status: number | readonly number[];
  /** Response headers; `undefined` for one that must not be sent. */
  readonly answers?: Readonly<Record<string, string | RegExp | undefined>>;
  /** Path of the built file that the decompressed body equals. */
  readonly file?: string;
}

const root = site.baseUrl.slice(0, -1);
const page = '/docs/getting-started/intro';
const html = {'content-type': /^text\/html; ?charset=utf-8$/};
const immutable = 'public, max-age=31536000, immutable';

const moves = (target: string, location: string): HostRequest => ({
  target: root + target,
  status: 301,
  answers: {location: root + location},
});
const missing = (target: string): HostRequest => ({
  target,
  status: 404,
  answers: {...html, 'cache-control': 'no-cache'},
  file: '404.html',
});
/** A target that isn't a valid address: hosts reject it or find nothing. */
const refused = (target: string): HostRequest => ({target, status: [400, 404, 414, 431]});

/**
 * Requests, and the responses that every host has to send.
 * @param assets paths of a built script and a built style sheet, whose names contain hashes
 */
export const requests = (assets: {script: string; styles: string}): readonly HostRequest[] => [
  // Pages.
  {target: `${root}/`, status: 200, answers: {...html, 'cache-control': 'no-cache'}, file: 'index.html'},
  {target: root + page, status: 200, answers: {...html, 'cache-control': 'no-cache'}, file: `${page.slice(1)}.html`},
  {target: `${root}${page}?a=1&b=%2F`, status: 200, answers: html, file: `${page.slice(1)}.html`},
  {target: root + page, method: 'HEAD', status: 200, answers: html},
  // Requests can't change anything.
  {target: root + page, method: 'POST', status: 405, answers: {allow: 'GET, HEAD'}},
  {target: root + page, method: 'DELETE', status: 405},
  {target: `${root}${page}/`, method: 'POST', status: 405, answers: {allow: 'GET, HEAD', location: undefined}},
  {target: `${root}/nowhere`, method: 'POST', status: 405},
  // Addresses that redirect: an error, and a folder of pages.
  {
    target: `${root}/docs/errors/no-api-key`,
    status: 200,
    answers: {...html, 'cache-control': 'no-cache'},
    file: 'docs/errors/no-api-key/index.html',
  },
  {target: `${root}/docs`, status: 200, answers: html, file: 'docs/index.html'},
  moves('/docs/errors/no-api-key/', '/docs/errors/no-api-key'),
  // One address for each page, in one step.
  {target: '/', status: 301, answers: {location: site.baseUrl}},
  {target: root, status: 301, answers: {location: site.baseUrl}},
  {target: `${root}?a=1`, status: 301, answers: {location: `${site.baseUrl}?a=1`}},
  moves('/index.html', '/'),
  moves(`${page}.html`, page),
  moves(`${page}/`, page),
  moves(`${page}/index.html`, page),
  moves('/docs/tutorials/index.html', '/docs/tutorials'),
  moves('/blog/', '/blog'),
  moves('/api/index.html', '/api'),
  moves(`${page}.html?a=1&b=%2F`, `${page}?a=1&b=%2F`),
  moves(`${page}/?next=//example.com`, `${page}?next=//example.com`),
  moves(`${page}%0d%0aSet-Cookie:%20a=1.html`, `${page}%0d%0aSet-Cookie:%20a=1`),
  // What doesn't exist.
  missing(`${root}/nowhere`),
  missing(`${root}/404`),
  missing(`${root}/%34%30%34`),
  missing(`${root}/assets`),
  missing(`${root}/assets/js/nowhere.js`),
  missing('/elsewhere'),
  missing('/favicon.ico'),
  missing(`/${root}/docs`),
  missing(`${root}//docs/getting-started/intro`),
  missing(`${root}/docs//getting-started/intro`),
  missing('//example.com/x.html'),
  // What isn't served: host configurations, and files outside of the site.
  missing(`${root}/.hosts/nginx.conf`),
  missing(`${root}/%2ehosts/headers.json`),
  refused(`${root}/..%2f..%2fpackage.json`),
  refused(`${root}/../../package.json`),
  refused(`${root}/%00`),
  refused(`${root}/%`),
  missing(`${root}/%ff`),
  refused(`${root}/${'x/'.repeat(8000)}x`),
  // Files: those with hashed names are cached forever, others are revalidated.
  {
    target: `${root}/${assets.script}`,
    status: 200,
    answers: {'cache-control': immutable, 'content-type': /^text\/javascript/},
    file: assets.script,
  },
  {
    target: `${root}/${assets.styles}`,
    status: 200,
    answers: {'cache-control': immutable, 'content-type': /^text\/css/},
    file: assets.styles,
  },
  {
    target: `${root}/fonts/figtree-2.woff2`,
    status: 200,
    answers: {'cache-control': immutable, 'content-type': 'font/woff2', 'content-encoding': undefined},
    file: 'fonts/figtree-2.woff2',
  },
  {
    target: `${root}/img/logo.svg`,
    status: 200,
    answers: {'cache-control': 'public, max-age=86400', 'content-type': 'image/svg+xml'},
    file: 'img/logo.svg',
  },
  {
    target: `${root}/schemas/rest.openapi.yaml`,
    status: 200,
    answers: {'access-control-allow-origin': '*', 'cache-control': 'no-cache'},
    file: 'schemas/rest.openapi.yaml',
  },
  {target: `${root}/sitemap.xml`, status: 200, answers: {'cache-control': 'no-cache'}, file: 'sitemap.xml'},
  {
    target: `${root}/site.webmanifest`,
    status: 200,
    answers: {'content-type': 'application/manifest+json'},
    file: 'site.webmanifest',
  },
  // Types for extensions that servers don't know or mistake: for many, `.ts` is a video.
  ...(
    [
      ['schemas/saiki.d.ts', /^text\/plain; ?charset=utf-8$/],
      ['mcp/saiki-docs.mjs', /^text\/javascript/],
    ] as const
  ).map(([file, type]): HostRequest => ({
    target: `${root}/${file}`,
    headers: {'accept-encoding': 'br'},
    status: 200,
    answers: {'content-type': type, 'content-encoding': 'br', vary: /accept-encoding/i},
    file,
  })),
  // Copies that the build compressed.
  ...(['br', 'gzip'] as const).flatMap((encoding): HostRequest[] =>
    [page, `/${assets.script}`, '/nowhere'].map((target) => ({
      target: root + target,
      headers: {'accept-encoding': encoding},
      status: target === '/nowhere' ? 404 : 200,
      answers: {'content-encoding': encoding, vary: /accept-encoding/i},
      file: target === page ? `${page.slice(1)}.html` : target === '/nowhere' ? '404.html' : assets.script,
    })),
  ),
  {
    target: root + page,
    headers: {'accept-encoding': 'gzip, deflate, br'},
    status: 200,
    answers: {'content-encoding': 'br'},
    file: `${page.slice(1)}.html`,
  },
  {
    target: root + page,
    headers: {'accept-encoding': 'br;q=0, gzip'},
    status: 200,
    answers: {'content-encoding': 'gzip'},
    file: `${page.slice(1)}.html`,
  },
  {
    target: root + page,
    headers: {'accept-encoding': 'identity'},
    status: 200,
    answers: {'content-encoding': undefined, vary: /accept-encoding/i},
    file: `${page.slice(1)}.html`,
  },
];
