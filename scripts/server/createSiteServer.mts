import {existsSync, readFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {site} from '../../config/site.js';
import {redirectFor} from './redirectFor.mjs';

/** Options of {@link createSiteServer}. */
export interface SiteServerOptions {
  /** Folder with the built site. */
  readonly folder: string;
  /** Base path with slashes on both sides; that of the site when left out. */
  readonly baseUrl?: string;
}

interface HeaderFile {
  common: Record<string, string>;
  rules: {path: string; headers: Record<string, string>}[];
}

const {common, rules} = JSON.parse(readFileSync('deploy/headers.json', 'utf8')) as HeaderFile;

function setHeaders(response: ServerResponse, pathname: string): void {
  const rule = rules.find(({path: prefix}) => pathname.startsWith(prefix));
  for (const [name, value] of Object.entries({...common, ...rule?.headers})) {
    response.setHeader(name, value);
  }
}

/**
 * Address that a request asks for, or undefined when it is none. What begins with a slash is a path: the two slashes of
 * `//docs` are no sign of a host.
 */
function addressOf(target: string): URL | undefined {
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** An error ends one answer, and not the server. */
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
 * A server for the built site, stricter than the host that it is published on: the headers of `deploy/`, redirects to
 * the one address of each page, and the not-found page with status 404 for everything else.
 * @throws when the folder holds no built site
 */
export function createSiteServer({folder, baseUrl = site.baseUrl}: SiteServerOptions): Server {
  const notFoundFile = path.join(folder, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`${folder}/ holds no built site. Run "npm run build" first.`);
  }
  const compress = compression({threshold: 512});
  const files = sirv(folder, {extensions: ['html'], etag: true, dev: true});

  const answer: RequestListener = (request, response) => {
    const url = addressOf(request.url ?? '/');
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    setHeaders(response, url.pathname);
    // No page has such an address; file systems read two slashes as one.
    const hasEmptySegment = url.pathname.includes('//');
    const location = hasEmptySegment ? undefined : redirectFor(url.pathname, baseUrl);
    if (location) {
      response.writeHead(301, {Location: location + url.search}).end();
      return;
    }
    const notFound = () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'});
      response.end(readFileSync(notFoundFile));
    };
    // Types of the two middlewares come from different frameworks; both take Node's own request and response.
    compress(request as never, response as never, () => {
      if (hasEmptySegment || !url.pathname.startsWith(baseUrl) || url.pathname === `${baseUrl}404`) {
        notFound();
        return;
      }
      request.url = url.pathname.slice(baseUrl.length - 1);
      files(request, response, notFound);
    });
  };
  return createServer(withoutErrors(answer));
}
