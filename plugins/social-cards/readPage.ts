import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

function elements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Title of a built page, and the section of the site that it belongs to. */
export interface PageTitle {
  readonly title: string;
  readonly section: string;
}

/**
 * Reads the title of a built page, without the name of the site after it.
 * @throws when the page has none
 */
export function readPageTitle(html: string, delimiter: string): PageTitle {
  const all = elements(parse(html));
  const title = all.find(({tagName}) => tagName === 'title');
  if (!title) {
    throw new Error('a built page has no title; the social card cannot be drawn');
  }
  const crumbs = all.filter(({attrs}) =>
    attrs.some(({name, value}) => name === 'class' && value === 'breadcrumbs__link'),
  );
  const [name = ''] = textOf(title).split(` ${delimiter} `);
  const crumb = crumbs.length > 1 ? crumbs.at(-2) : undefined;
  // Pages of the blog have no breadcrumbs.
  const isBlog = /^<!doctype html>\s*<html[^>]*\bplugin-blog\b/i.test(html);
  return {title: name, section: crumb ? textOf(crumb).trim() : isBlog ? 'Blog' : ''};
}
