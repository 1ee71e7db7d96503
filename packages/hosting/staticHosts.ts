import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {mostSpecificFirst, rootOf, serverFolder, staticHostFolder, type HeaderRule, type HostedSite} from './site';

/**
 * Returns the rules whose path isn't the beginning of another rule's. Netlify and Cloudflare join the values of all
 * rules that match, so a rule can't have exceptions. Both have browsers revalidate pages by default.
 */
const separateRules = (site: HostedSite): readonly HeaderRule[] =>
  mostSpecificFirst(site).filter(
    ({path}) => !site.rules.some((other) => other.path !== path && other.path.startsWith(path)),
  );

const moved = (site: HostedSite): {from: string; to: string}[] =>
  site.redirects.map(({from, to}) => ({from: rootOf(site) + from, to: rootOf(site) + to}));

/** Returns the file `_headers` of Netlify and Cloudflare Pages. */
export function headersFile(site: HostedSite): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[block('/*', site.common), ...separateRules(site).map(({path, headers}) => block(`${path}*`, headers))].join('\n')}\n`;
}

/** Returns the file `_redirects` of Netlify and Cloudflare Pages. */
export function redirectsFile(site: HostedSite): string {
  const lines = moved(site).map(({from, to}) => `${from} ${to} 301`);
  const base = rootOf(site) === '' ? [] : [`/ ${site.baseUrl} 301`];
  return `${[...lines, ...base].join('\n')}\n`;
}

export function vercelConfiguration(site: HostedSite): string {
  const root = rootOf(site);
  const list = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({key, value}));
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {source: '/(.*)', headers: list(site.common)},
      ...separateRules(site).map(({path, headers}) => ({source: `${path}(.*)`, headers: list(headers)})),
    ],
    redirects: [
      ...moved(site).map(({from, to}) => ({source: from, destination: to, permanent: true})),
      ...(root === '' ? [] : [{source: '/', destination: root, permanent: true}]),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/**
 * Whether a host that serves a whole folder needs a file or folder of the built site. Such hosts compress files and
 * redirect from `/x/` themselves, so a page at `/x/index.html` that leads to `/x` would be in their way.
 */
function isPublished(file: string): boolean {
  const name = path.basename(file);
  const isRedirectToPage = name === 'index.html' && existsSync(`${path.dirname(file)}.html`);
  return !(name === serverFolder || name === '.nojekyll' || /\.(?:br|gz)$/.test(name) || isRedirectToPage);
}

/**
 * Writes the folder to publish on Netlify, Cloudflare Pages or Vercel, which serve a folder at `/`: the site in folders
 * that its base path names, and beside them the not-found page and the hosts' own files. Replaces what's there.
 * @param baseUrl base path with slashes on both sides
 */
export function writePublishFolder(build: string, target: string, baseUrl: string): void {
  rmSync(target, {recursive: true, force: true});
  cpSync(build, path.join(target, baseUrl), {recursive: true, filter: isPublished});
  cpSync(path.join(build, '404.html'), path.join(target, '404.html'));
  cpSync(path.join(build, staticHostFolder), target, {recursive: true});
}
