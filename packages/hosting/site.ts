import {escapeRegex} from '@docs-kit/report/text';

/** Headers for the files whose path begins with `path`. */
export interface HeaderRule {
  /** Path with the base path, `/saiki/assets/`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What every host must know of a site. */
export interface HostedSite {
  /** Base path with slashes on both sides; `/` when there is none. */
  readonly baseUrl: string;
  /** Headers of every answer. */
  readonly common: Readonly<Record<string, string>>;
  /** The first rule that matches adds its headers to the common ones. */
  readonly rules: readonly HeaderRule[];
  /** Pages that have moved, as paths below the base path: `{from: '/docs/a', to: '/docs/b'}`. */
  readonly redirects: readonly {readonly from: string; readonly to: string}[];
}

/** Media types by the ending of a file, the same on every host. */
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
  // Declarations of types, to be read.
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

/** Returns the media type of a file with its character set; undefined for an ending that isn't in the table. */
export function contentType(ending: string): string | undefined {
  const type = mediaTypes[ending];
  return type?.startsWith('text/') || ending === 'json' ? `${type}; charset=utf-8` : type;
}

/** Endings of files that hold compressed data. */
const compressedAlready = ['gif', 'jpg', 'png', 'webp', 'woff2', 'zip'];

/** Endings of files that get compressed. */
export const compressedEndings = Object.keys(mediaTypes).filter((ending) => !compressedAlready.includes(ending));

/** Returns the path of the site without a slash at its end; empty when there is no base path. */
export const rootOf = ({baseUrl}: Pick<HostedSite, 'baseUrl'>): string => baseUrl.slice(0, -1);

/** Returns the rules from the most specific path to the most general, as hosts that take the first match need them. */
export const mostSpecificFirst = ({rules}: HostedSite): readonly HeaderRule[] =>
  [...rules].sort((one, other) => other.path.length - one.path.length || (one.path < other.path ? -1 : 1));

/**
 * Returns the beginnings of regular expressions that find another address of a page: those of the start page, and those
 * of any page. A query may follow. The path, without `.html`, `/index.html` and slashes at its end, is group 1.
 */
export function otherAddresses(site: Pick<HostedSite, 'baseUrl'>): {readonly start: string; readonly page: string} {
  const root = escapeRegex(rootOf(site));
  return {
    start: rootOf(site) === '' ? '^/index\\.html/*' : `^(?:/|${root}|${root}/index\\.html/*)`,
    page: `^(${root}/[^?]*?[^?/])(?:(?:/index)?\\.html/*|/+)`,
  };
}

/**
 * Which clients get the Markdown copy of a page, by their header `Accept`: those that name the type, unless they reject
 * it, or name HTML too and rate Markdown below 1. Servers compare with patterns, which can't tell the greater of two
 * numbers, and Caddy's have no look-ahead.
 */
export const markdownAccept = {
  named: 'text/markdown',
  htmlInstead: String.raw`text/markdown[^,]*;\s*q=0(\.0*)?\s*(,|$)|text/markdown[^,]*;\s*q=0.*text/html|text/html.*text/markdown[^,]*;\s*q=0`,
} as const;

/**
 * Tells whether a client gets the Markdown copy of a page. Browsers never do: they don't name the type.
 * @param accept header `Accept` of the request
 */
export const prefersMarkdown = (accept = ''): boolean =>
  new RegExp(markdownAccept.named, 'i').test(accept) && !new RegExp(markdownAccept.htmlInstead, 'i').test(accept);
