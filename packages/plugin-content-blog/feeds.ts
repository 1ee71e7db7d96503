import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import render from 'dom-serializer';
import {Element, Text} from 'domhandler';
import {findAll, findOne, removeElement, replaceElement, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {escapeXml} from '@docs-kit/report';

/** An entry of a feed. */
export type FeedItem = Awaited<ReturnType<CreateFeedItemsFn>>[number];

/** Replaces a drawing with its description: feed readers show only the labels, which mean nothing by themselves. */
function describe(drawing: Element): void {
  const description = findOne(({name}) => name === 'desc', drawing.children);
  if (!description) return;
  replaceElement(drawing, new Element('p', {}, [new Text(textContent(description))]));
}

/**
 * Removes from a post's HTML what works only on its page.
 * @param html the text of a post
 * @returns the text without buttons, tab stops, links of headings to themselves, and drawings
 */
export function withoutControls(html: string): string {
  const document = parseDocument(html);
  for (const element of findAll(() => true, document.children)) {
    delete element.attribs.tabindex;
    const isHashLink = element.attribs.class?.split(' ').includes('hash-link');
    if (element.name === 'button' || isHashLink) removeElement(element);
    else if (element.name === 'svg') describe(element);
  }
  return render(document.children, {encodeEntities: 'utf8'});
}

/** Creates the entries of the feeds: Docusaurus' own, with publication date and last edit, and without controls. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item, index) => {
    const {date, lastUpdatedAt} = params.blogPosts[index]?.metadata ?? {};
    const published = new Date(date ?? item.date);
    const edited = new Date(Math.max(published.getTime(), lastUpdatedAt ?? 0));
    return {...item, published, date: edited, content: item.content && withoutControls(item.content)};
  });
};

/** Data that is added to a feed. */
export interface FeedFacts {
  /** Full address of the feed. */
  readonly address: string;
  /** Its entries, in order. */
  readonly items: readonly FeedItem[];
}

/** Returns the date of the last edit of any post. */
const lastEdit = (items: readonly FeedItem[]): Date => new Date(Math.max(...items.map(({date}) => date.getTime())));

/** @throws when the text doesn't contain the pattern: another version of the blog plugin may write other feeds */
function replaceOnce(text: string, pattern: RegExp | string, replacement: string): string {
  const isThere = typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
  if (!isThere) throw new Error(`A feed of the blog has no ${String(pattern)}: compare feeds.ts with it.`);
  return text.replace(pattern, () => replacement);
}

function completeRss(text: string, {address, items}: FeedFacts): string {
  const self = `<atom:link href="${escapeXml(address)}" rel="self" type="application/rss+xml"/>`;
  const edit = `<lastBuildDate>${lastEdit(items).toUTCString()}</lastBuildDate>`;
  const named = replaceOnce(text, '<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ');
  const linked = replaceOnce(named, '<channel>', `<channel>\n        ${self}`);
  const dated = replaceOnce(linked, /<lastBuildDate>[^<]*<\/lastBuildDate>/, edit);
  const authors = items.map(({author = []}) => author.map(({name = ''}) => name).filter(Boolean));
  let index = 0;
  return dated.replaceAll('</guid>', (end) => {
    const creators = (authors[index++] ?? []).map((name) => `<dc:creator>${escapeXml(name)}</dc:creator>`);
    return [end, ...creators].join('\n            ');
  });
}

function completeAtom(text: string, {address, items}: FeedFacts): string {
  const linked = replaceOnce(text, '<link ', `<link rel="self" href="${escapeXml(address)}"/>\n    <link `);
  return replaceOnce(linked, /<updated>[^<]*<\/updated>/, `<updated>${lastEdit(items).toISOString()}</updated>`);
}

function completeJson(text: string, {address}: FeedFacts): string {
  const {version, title, home_page_url: home, ...rest} = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({version, title, home_page_url: home, feed_url: address, ...rest}, null, 4);
}

/**
 * Functions that complete a feed, by the name of its file. They add what the blog plugin has no option for: the feed's
 * own address, the last edit and, in RSS, authors without an email address.
 */
export const feedFiles = {
  'rss.xml': completeRss,
  'atom.xml': completeAtom,
  'feed.json': completeJson,
} as const;
