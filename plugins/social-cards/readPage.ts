import {DomUtils, parseDocument} from 'htmlparser2';

/** Title of a built page, and the section of the site that it belongs to. */
export interface PageTitle {
  readonly title: string;
  readonly section: string;
}

/** The title without the name of the site, which stands last. Earlier delimiters are the title's own. */
function withoutSiteName(title: string, delimiter: string): string {
  const end = title.lastIndexOf(` ${delimiter} `);
  return end === -1 ? title : title.slice(0, end);
}

/**
 * Reads the title of a built page, without the name of the site after it.
 * @throws when the page has none
 */
export function readPageTitle(html: string, delimiter: string): PageTitle {
  // Title and breadcrumbs stand before the first heading; to read whole pages takes many times longer.
  const [beginning = ''] = html.split('<h1', 1);
  const document = parseDocument(beginning);
  const title = DomUtils.findOne(({name}) => name === 'title', document.children);
  if (!title) {
    throw new Error('a built page has no title; the social card cannot be drawn');
  }
  const crumbs = DomUtils.findAll(({attribs}) => attribs.class === 'breadcrumbs__link', document.children);
  const name = withoutSiteName(DomUtils.textContent(title), delimiter);
  const crumb = crumbs.length > 1 ? crumbs.at(-2) : undefined;
  // Pages of the blog have no breadcrumbs.
  const isBlog = /^<!doctype html>\s*<html[^>]*\bplugin-blog\b/i.test(html);
  return {title: name, section: crumb ? DomUtils.textContent(crumb).trim() : isBlog ? 'Blog' : ''};
}
