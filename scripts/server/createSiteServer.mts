import {existsSync, readFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import sirv from 'sirv';
import {contentType, otherAddresses, serverFolder, type HostedSite} from '@docs-kit/hosting';
import {site} from '../../config/site.ts';
import {copyFor, notFoundPage, wantsMarkdown} from './markdown.mts';

type HeaderFile = Pick<HostedSite, 'common' | 'rules'>;

/**
 * Reads the headers that the build wrote.
 * @throws when the folder holds no built site
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
 * Returns the address that a request is for, or undefined when it isn't one. What begins with a slash is a path: the two
 * slashes of `//docs` don't begin the name of a host.
 */
function addressOf(target: string): URL | undefined {
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Returns the path to redirect a request to, so that each page has one address: no `.html`, no `/index.html`, no slash at
 * the end.
 * @param pathname path of the request, without query
 * @param baseUrl base path with slashes on both sides, `/saiki/`
 * @returns the clean path, or undefined when the path is clean
 * @example redirectFor('/saiki/docs/x.html', '/saiki/') // '/saiki/docs/x'
 */
export function redirectFor(pathname: string, baseUrl: string): string | undefined {
  const {start, page} = otherAddresses({baseUrl});
  if (new RegExp(`${start}$`).test(pathname)) return baseUrl;
  return new RegExp(`${page}$`).exec(pathname)?.[1];
}

/** Encodings of the copies that the build compresses, the smaller one first, and the endings of their files. */
const compressed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Keeps the server running when a request throws. */
function withoutErrors(answer: RequestListener): RequestListener {
  return (request, response) => {
    try {
      answer(request, response);
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
 * Creates a server for the built site, stricter than the host that it is published on: the headers of `deploy/`, redirects
 * to the one address of each page, the Markdown copy of a page for clients that ask for it, and the not-found page with
 * status 404 for everything else.
 * @param folder with the built site
 * @throws when the folder holds no built site
 */
export function createSiteServer(folder: string): Server {
  const {baseUrl} = site;
  const notFoundFile = path.join(folder, '404.html');
  const headers = readHeaders(folder);
  // Answers that depend on `Accept`. sirv replaces `Vary`, so that it's set once more.
  const negotiated = new WeakSet<ServerResponse>();
  // The build writes compressed copies, so that nothing is compressed for each answer.
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    dev: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      const type = contentType(path.extname(pathname).slice(1));
      if (type) response.setHeader('Content-Type', type);
      if (negotiated.has(response)) response.setHeader('Vary', 'Accept, Accept-Encoding');
    },
  });

  const answer: RequestListener = (request, response) => {
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
    // No page has such an address; file systems read two slashes as one.
    const hasEmptySegment = url.pathname.includes('//');
    // Configurations of servers, not files of the site.
    const isHidden = /\/(?:\.|%2e)/i.test(url.pathname);
    const accepted = new Negotiator(request).encodings(compressed.map(([name]) => name));
    const location = hasEmptySegment ? undefined : redirectFor(url.pathname, baseUrl);
    if (location) {
      response.writeHead(301, {Location: location + url.search}).end();
      return;
    }
    const notFound = () => {
      if (wantsMarkdown(url.pathname, request)) {
        response.writeHead(404, {'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': 'no-cache'});
        response.end(notFoundPage(folder, url.pathname));
        return;
      }
      const [encoding, ending = ''] =
        compressed.find(([name, copy]) => accepted.includes(name) && existsSync(notFoundFile + copy)) ?? [];
      if (encoding) response.setHeader('Content-Encoding', encoding);
      response.appendHeader('Vary', 'Accept-Encoding');
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'});
      response.end(readFileSync(notFoundFile + ending));
    };
    // Caches keep the two forms of a page apart, and those of the not-found page.
    if (!path.extname(url.pathname)) {
      response.setHeader('Vary', 'Accept');
      negotiated.add(response);
    }
    if (
      hasEmptySegment ||
      isHidden ||
      !url.pathname.startsWith(baseUrl) ||
      /^404(?:\.md)?$/.test(url.pathname.slice(baseUrl.length))
    ) {
      notFound();
      return;
    }
    const pathname = copyFor(folder, url.pathname, request) ?? url.pathname;
    request.url = pathname.slice(baseUrl.length - 1);
    // sirv looks for names alone: `br;q=0` would be a yes.
    request.headers['accept-encoding'] = accepted.join(', ');
    // A server may ignore it, and sirv reads it wrong.
    delete request.headers.range;
    files(request, response, notFound);
  };
  return createServer(withoutErrors(answer));
}
