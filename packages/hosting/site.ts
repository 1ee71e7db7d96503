import {escapeRegex} from '@docs-kit/report/text';

/** Headers for the files whose path begins with `path`. */
export interface HeaderRule {
  /** Path with the base path, `/base/assets/`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What every host needs to know about a site. */
export interface HostedSite {
  /** Base path with slashes on both sides; `/` when there is none. */
  readonly baseUrl: string;
  /** Headers of every response. */
  readonly common: Readonly<Record<string, string>>;
  /** The first rule that matches adds its headers to the common ones. */
  readonly rules: readonly HeaderRule[];
  /** Pages that have moved, as paths below the base path: `{from: '/docs/a', to: '/docs/b'}`. */
  readonly redirects: readonly {readonly from: string; readonly to: string}[];
}

/** Folder in a built site with the configurations of servers. No server serves it. */
export const serverFolder = '.hosts';

/** Folder in a built site with the files that Netlify, Cloudflare Pages and Vercel expect beside the site. */
export const staticHostFolder = `${serverFolder}/static`;

/** Media types by file extension, the same on every host. */
export const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  // Type declarations, for readers.
  ts: 'text/plain',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  zip: 'application/zip',
};

/** Returns the media type of a file with its character set; undefined for an unknown extension. */
export function contentType(ending: string): string | undefined {
  const type = mediaTypes[ending];
  return type?.startsWith('text/') || ending === 'json' ? `${type}; charset=utf-8` : type;
}

/** Extensions of files whose data is already compressed. */
const compressedAlready = ['gif', 'jpg', 'png', 'webp', 'woff2', 'zip'];

export const compressedEndings = Object.keys(mediaTypes).filter((ending) => !compressedAlready.includes(ending));

/** Returns the path of the site without a trailing slash; empty when there is no base path. */
export const rootOf = ({baseUrl}: Pick<HostedSite, 'baseUrl'>): string => baseUrl.slice(0, -1);

/** Returns the rules, the most specific path first, for hosts that apply only the first match. */
export const mostSpecificFirst = ({rules}: HostedSite): readonly HeaderRule[] =>
  rules.toSorted((one, other) => other.path.length - one.path.length || (one.path < other.path ? -1 : 1));

/**
 * Returns the beginnings of regular expressions that match other addresses of a page: those of the start page, and
 * those of any page. A query may follow. Group 1 is the path, without `.html`, `/index.html` and trailing slashes.
 */
export function otherAddresses(site: Pick<HostedSite, 'baseUrl'>): {readonly start: string; readonly page: string} {
  const root = escapeRegex(rootOf(site));
  return {
    start: rootOf(site) === '' ? '^/index\\.html/*' : `^(?:/|${root}|${root}/index\\.html/*)`,
    page: `^(${root}/[^?]*?[^?/])(?:(?:/index)?\\.html/*|/+)`,
  };
}

/**
 * Patterns for the `Accept` header that decide which clients get the Markdown copy of a page: those that list the type,
 * unless they reject it, or also list HTML and rate Markdown below 1. Patterns can't compare two numbers, and Caddy's
 * have no lookahead.
 */
export const markdownAccept = {
  named: 'text/markdown',
  htmlInstead: String.raw`text/markdown[^,]*;\s*q=0(\.0*)?\s*(,|$)|text/markdown[^,]*;\s*q=0.*text/html|text/html.*text/markdown[^,]*;\s*q=0`,
} as const;

/**
 * Returns whether a client gets the Markdown copy of a page. Browsers don't: they never list the type.
 * @param accept the request's `Accept` header
 */
export const prefersMarkdown = (accept = ''): boolean =>
  new RegExp(markdownAccept.named, 'i').test(accept) && !new RegExp(markdownAccept.htmlInstead, 'i').test(accept);
