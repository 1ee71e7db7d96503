import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {serverFolder, staticHostFolder} from './site';

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
 * @param build folder of the built site
 * @param target folder to write
 * @param baseUrl base path with slashes on both sides
 */
export function writePublishFolder(build: string, target: string, baseUrl: string): void {
  rmSync(target, {recursive: true, force: true});
  cpSync(build, path.join(target, baseUrl), {recursive: true, filter: isPublished});
  cpSync(path.join(build, '404.html'), path.join(target, '404.html'));
  cpSync(path.join(build, staticHostFolder), target, {recursive: true});
}
