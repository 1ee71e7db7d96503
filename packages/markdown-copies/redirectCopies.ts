import {toString} from 'mdast-util-to-string';
import {decoded} from '@docs-kit/report';
import {copyPath} from './addresses';
import {findNamed, toText} from './convert';
import type {CopyFile, CopySite} from './copies';
import {head} from './head';
import {type DividedPage, linkResolver, withLinks} from './links';
import type {Redirect} from './options';

/**
 * Writes a file for each address that leads on, since programs that ask for Markdown don't follow the HTML page there. One
 * that leads to a section has the section; one that leads to a page has a link.
 */
export function redirectCopies(
  redirects: readonly Redirect[],
  pages: readonly DividedPage[],
  site: CopySite,
): CopyFile[] {
  const resolve = linkResolver(pages, site);
  const byPath = new Map(pages.map(({page}) => [page.path, page]));
  return redirects.flatMap(({from, to}): CopyFile[] => {
    const target = new URL(site.baseUrl + to.slice(1), site.url);
    const page = byPath.get(target.pathname);
    if (!page) return [];
    const path = copyPath(site.baseUrl + from.slice(1), site.baseUrl);
    const id = decoded(target.hash.slice(1)) ?? '';
    const section = id === '' ? undefined : findNamed(page.tree.children, id);
    if (!section) return [{path, text: `This address leads to [${page.title}](${resolve(target.href)}).\n`}];
    const [first] = section;
    const title = first?.type === 'heading' ? toString(first) : id;
    const text = toText(withLinks({type: 'root', children: [...section]}, resolve));
    return [{path, text: `${head(page, {path: [id], title}, site)}\n${text}`}];
  });
}
