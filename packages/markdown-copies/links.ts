import {decoded} from '@docs-kit/report';
import {copyPath} from './addresses';
import type {Part} from './convert';
import type {ConvertedPage, CopySite} from './copies';

/** A page and the files that its copy consists of. */
export interface DividedPage {
  readonly page: ConvertedPage;
  readonly parts: readonly Part[];
}

/** Returns the path of the file with a part of a page. */
export const partPath = (page: ConvertedPage, part: readonly string[], baseUrl: string): string => {
  const own = copyPath(page.path, baseUrl);
  return part.length === 0 ? own : `${own.slice(0, -'.md'.length)}/${part.join('/')}.md`;
};

/** Returns a function that leads a link to a page to the file that has its copy, or the part with the heading. */
export function linkResolver(pages: readonly DividedPage[], {url, baseUrl}: CopySite): (href: string) => string {
  const byPath = new Map(pages.map((divided) => [divided.page.path, divided]));
  return (href) => {
    if (!URL.canParse(href)) return href;
    const target = new URL(href);
    const found = target.origin === url ? byPath.get(target.pathname) : undefined;
    if (!found) return href;
    const id = decoded(target.hash.slice(1)) ?? '';
    const part = found.parts.find(({ids}) => id !== '' && ids.includes(id));
    return url + partPath(found.page, part?.path ?? [], baseUrl) + target.hash;
  };
}
