import type {Element} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {childElements, find, findAll, hasClass, textOf} from './nodes';

/** The parts of a built page that its copy needs. */
export interface PageToCopy {
  /** Title without the name of the site. */
  readonly title: string;
  readonly description: string | undefined;
  /** Full address of the page. */
  readonly canonical: string;
  /** Day of the last edit, `2026-11-22`, if the page shows it; for a post, the day of publication. */
  readonly date: string | undefined;
  /** Day of the last edit of a post, if the page shows it. */
  readonly updated: string | undefined;
  /** False when the page tells search engines not to list it. */
  readonly isListed: boolean;
  readonly main: Element;
}

/**
 * Reads a page that Docusaurus built.
 * @param siteTitle name of the site, with which titles of pages end
 * @returns undefined when the document has no `main` or no canonical address: redirects, and the not-found page
 */
export function readBuiltPage(html: string, siteTitle: string): PageToCopy | undefined {
  const tree = fromParse5(parse(html));
  const main = find(tree, ({tagName}) => tagName === 'main');
  const link = find(tree, ({tagName, properties}) => tagName === 'link' && String(properties.rel) === 'canonical');
  if (!main || !link) return undefined;
  const metadata = findAll(tree, ({tagName}) => tagName === 'meta').map(({properties}) => properties);
  const metaOf = (name: string): string | undefined =>
    metadata.find((meta) => meta.name === name || meta.property === name)?.content?.toString();
  simplify(main);
  const published = dayOf(metaOf('article:published_time'));
  const edited = editDay(main);
  return {
    title: titleOf(main, metaOf('og:title'), siteTitle),
    description: metaOf('description'),
    canonical: String(link.properties.href),
    date: published ?? edited,
    updated: published === undefined ? undefined : edited,
    isListed: !(metaOf('robots') ?? '').includes('noindex'),
    main,
  };
}

/** Replaces whitespace at both ends of inline code, which the converter would treat as whitespace of the line. */
export const codeSpace = '\uE000';

/**
 * Removes what the copy doesn't need or what would change it: comments, which React writes between texts, and the
 * elements inside highlighted code, which are most elements of a page.
 */
function simplify(element: Element): void {
  element.children = element.children.filter(({type}) => type !== 'comment');
  for (const child of childElements(element)) {
    if (child.tagName !== 'code') {
      simplify(child);
      continue;
    }
    const text = textOf(child);
    const value = element.tagName === 'pre' ? text : text.replace(/^\s|\s$/g, codeSpace);
    child.children = [{type: 'text', value}];
  }
}

/** Returns the title in the page's metadata, without the site's name. */
function titleOf(main: Element, title: string | undefined, siteTitle: string): string {
  if (title === undefined) return textOf(find(main, ({tagName}) => tagName === 'h1') ?? main).trim();
  return title.endsWith(` | ${siteTitle}`) ? title.slice(0, -` | ${siteTitle}`.length) : title;
}

/** Returns the day of a time, `2026-11-22`. */
const dayOf = (time: unknown): string | undefined => time?.toString().slice(0, 10);

function editDay(main: Element): string | undefined {
  const updated = find(main, (element) => hasClass(element, 'theme-last-updated'));
  const time = updated && find(updated, ({tagName}) => tagName === 'time');
  return dayOf(time?.properties.dateTime);
}
