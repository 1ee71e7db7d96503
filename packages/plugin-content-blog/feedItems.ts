import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import render from 'dom-serializer';
import {Element, Text} from 'domhandler';
import {findAll, findOne, removeElement, replaceElement, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';

/** An entry of a feed. */
export type FeedItem = Awaited<ReturnType<CreateFeedItemsFn>>[number];

/** Replaces a drawing by its description: feed readers leave out all but the labels, which say nothing by themselves. */
function describe(drawing: Element): void {
  const description = findOne(({name}) => name === 'desc', drawing.children);
  if (!description) return;
  replaceElement(drawing, new Element('p', {}, [new Text(textContent(description))]));
}

/**
 * Removes from a post's HTML what works only on its page.
 * @param html the text of a post
 * @returns the same without buttons, tab stops, links of headings to themselves, and drawings
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

/** Makes the entries of the feeds: those of Docusaurus, with the day of publication, the last edit and text alone. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item, index) => {
    const {date, lastUpdatedAt} = params.blogPosts[index]?.metadata ?? {};
    const published = new Date(date ?? item.date);
    const edited = new Date(Math.max(published.getTime(), lastUpdatedAt ?? 0));
    return {...item, published, date: edited, content: item.content && withoutControls(item.content)};
  });
};
