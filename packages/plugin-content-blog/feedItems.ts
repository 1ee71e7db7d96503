import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import render from 'dom-serializer';
import type {AnyNode} from 'domhandler';
import {findAll, removeElement} from 'domutils';
import {parseDocument} from 'htmlparser2';

/** An entry of a feed. */
export type FeedItem = Awaited<ReturnType<CreateFeedItemsFn>>[number];

/**
 * Removes from a post's HTML what works only on its page.
 * @param html the text of a post
 * @returns the same without buttons and tab stops
 */
export function withoutControls(html: string): string {
  const document = parseDocument(html);
  for (const element of findAll(() => true, document.children)) {
    delete element.attribs.tabindex;
    if (element.name === 'button') removeElement(element);
  }
  return render(document.children as AnyNode[], {encodeEntities: 'utf8'});
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
