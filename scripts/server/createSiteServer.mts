import {existsSync, readFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import sirv from 'sirv';
import {contentType, otherAddresses, serverFolder, type HostedSite} from '@docs-kit/hosting';
import {decoded} from '@docs-kit/report/text';
import {site} from '../../config/site.ts';
import {copyFor, notFoundPage, wantsMarkdown} from './markdown.mts';

type HeaderFile = Pick<HostedSite, 'common' | 'rules'>;

/**
 * Reads the headers that the build wrote.
 * @throws when the folder doesn't contain a built site
 */
function readHeaders(folder: string): HeaderFile {
  const file = path.join(folder, serverFolder, 'headers.json');
  if (!existsSync(file)) throw new Error(`${folder}/ holds no built site. Run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as HeaderFile;
}

function setHeaders(response: ServerResponse, pathname: string, {common, rules}: HeaderFile): void {
  const rule = rules.find(({path: prefix}) => pathname.startsWith(prefix));
  for (const [name, value] of Object.entries({...common, ...rule?.headers})) {
    response.setHeader(name, value);
  }
}

/**
 * Returns the URL of a request target, or undefined if it's invalid. A target that starts with a slash is a path: the
 * slashes in `//docs` aren't followed by a host name.
 */
function addressOf(target: string): URL | undefined {
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Returns the path to redirect a request to, so that each page has one address: without `.html`, `/index.html` or a
 * trailing slash.
 * @returns the canonical path, or undefined if the path is canonical
 * @example redirectFor('/saiki/docs/x.html', '/saiki/') // '/saiki/docs/x'
 */
function redirectFor(pathname: string, baseUrl: string): string | undefined {
  const {start, page} = otherAddresses({baseUrl});
  if (new RegExp(`${start}$`).test(pathname)) return baseUrl;
  return new RegExp(`${page}$`).exec(pathname)?.[1];
}

/** Encodings of the build's compressed copies, the smaller first, with their file extensions. */
const compressed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Keeps the server running when a request throws. */
function withoutErrors(listener: RequestListener): RequestListener {
  return (request, response) => {
    try {
      listener(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) {
        response.destroy();
      } else {
        response.writeHead(500).end();
      }
    }
  };
}

/**
 * Creates a server for the built site, stricter than the host that it's published on: it sends the headers in
 * `deploy/`, redirects to canonical addresses, and serves Markdown copies to clients that ask for them. Everything else
 * gets the 404 page.
 * @throws when the folder doesn't contain a built site
 */
export function createSiteServer(folder: string): Server {
  const {baseUrl} = site;
  const notFoundFile = path.join(folder, '404.html');
  const headers = readHeaders(folder);
  // Responses that depend on `Accept`. sirv replaces `Vary`, so it's set again for these.
  const negotiated = new WeakSet<ServerResponse>();
  const varyOf = (response: ServerResponse): string =>
    negotiated.has(response) ? 'Accept, Accept-Encoding' : 'Accept-Encoding';
  // The build writes compressed copies, so that nothing is compressed per response.
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    dev: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      const type = contentType(path.extname(pathname).slice(1));
      if (type) response.setHeader('Content-Type', type);
      response.setHeader('Vary', varyOf(response));
      response.removeHeader('ETag');
    },
  });

  const listener: RequestListener = (request, response) => {
    const url = addressOf(request.url ?? '/');
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    setHeaders(response, url.pathname, headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD', 'Cache-Control': 'no-cache'}).end();
      return;
    }
    // No page has such an address, but file systems treat two slashes as one.
    const hasEmptySegment = url.pathname.includes('//');
    // Server configuration, which isn't part of the site.
    const isHidden = /\/(?:\.|%2e)/i.test(url.pathname);
    const accepted = new Negotiator(request).encodings(compressed.map(([name]) => name));
    const location = hasEmptySegment ? undefined : redirectFor(url.pathname, baseUrl);
    if (location) {
      response.writeHead(301, {Location: location + url.search}).end();
      return;
    }
    const notFound = () => {
      response.removeHeader('ETag');
      if (wantsMarkdown(url.pathname, request)) {
        response.writeHead(404, {'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': 'no-cache'});
        response.end(notFoundPage(folder, url.pathname));
        return;
      }
      const [encoding, ending = ''] =
        compressed.find(([name, copy]) => accepted.includes(name) && existsSync(notFoundFile + copy)) ?? [];
      if (encoding) response.setHeader('Content-Encoding', encoding);
      response.setHeader('Vary', varyOf(response));
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'});
      response.end(readFileSync(notFoundFile + ending));
    };
    // Lets caches distinguish the two forms of a page, also of the 404 page.
    if (!path.extname(url.pathname)) {
      response.setHeader('Vary', 'Accept');
      negotiated.add(response);
    }
    if (
      hasEmptySegment ||
      isHidden ||
      !url.pathname.startsWith(baseUrl) ||
      /^404(?:\.md)?$/.test(decoded(url.pathname.slice(baseUrl.length)) ?? '')
    ) {
      notFound();
      return;
    }
    const pathname = copyFor(folder, url.pathname, request) ?? url.pathname;
    request.url = pathname.slice(baseUrl.length - 1);
    // sirv only looks for names, so it would accept `br;q=0`.
    request.headers['accept-encoding'] = accepted.join(', ');
    // Servers may ignore ranges, and sirv parses them incorrectly.
    delete request.headers.range;
    // sirv returns a 304 without these headers of the 200: https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5
    const {'if-none-match': knownTag} = request.headers;
    if (knownTag !== undefined) response.setHeader('ETag', knownTag);
    response.setHeader('Vary', varyOf(response));
    files(request, response, notFound);
  };
  return createServer(withoutErrors(listener));
}
