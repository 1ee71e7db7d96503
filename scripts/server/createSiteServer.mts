import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {redirectFor} from './redirectFor.mjs';

/** Options of {@link createSiteServer}. */
export interface SiteServerOptions {
  /** Folder with the built site. */
  readonly folder: string;
  /** Base path with slashes on both sides. */
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
 * A server that answers as the hosts of `deploy/` do: same headers, same redirects, the not-found page with status 404.
 * @throws when the folder holds no built site
 */
export function createSiteServer({folder, baseUrl = '/saiki/'}: SiteServerOptions): Server {
  const notFoundFile = path.join(folder, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new Error(`${folder}/ holds no built site. Run "npm run build" first.`);
  }
  const compress = compression({threshold: 512});
  const files = sirv(folder, {extensions: ['html'], etag: true, dev: true});

  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    setHeaders(response, url.pathname);
    const location = redirectFor(url.pathname, baseUrl);
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
      if (!url.pathname.startsWith(baseUrl) || url.pathname === `${baseUrl}404`) {
        notFound();
        return;
      }
      request.url = url.pathname.slice(baseUrl.length - 1);
      files(request, response, notFound);
    });
  });
}
