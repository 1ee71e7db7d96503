import {describe, expect, it} from 'vitest';
import {pageAt, pages, readBuilt, siteAddress, structuredData} from './support/builtSite';
import {site} from '../../config/site';
import {attribute, elementsOf, parseHtml, type HtmlElement} from './support/html';
import {findAll, parseXml} from './support/xml';

const post = {
  title: 'AI Agents vs LLM Workflows – Why Autonomy Matters',
  address: 'https://truffle-ai.github.io/saiki/blog/ai-agents-vs-llm-workflows',
};

interface JsonFeed {
  version: string;
  title: string;
  description: string;
  home_page_url: string;
  feed_url: string;
  items: {
    id: string;
    url: string;
    title: string;
    content_html: string;
    date_published: string;
    date_modified: string;
  }[];
}

const feedAddress = (file: string): string => new URL(`blog/${file}`, siteAddress).href;
const published = '2025-06-16T00:00:00.000Z';

/** Last edit of the post as its page shows it; without Git history, it's the date of publication. */
const edited = ((): string => {
  const [entry] = structuredData(pageAt('/blog/ai-agents-vs-llm-workflows')).filter((data) => 'dateModified' in data);
  return String(entry?.dateModified ?? published);
})();

describe('RSS', () => {
  it('[BLOG-3] the RSS feed is well-formed and holds the post with its full text', () => {
    const feed = parseXml(readBuilt('blog/rss.xml'));
    const items = findAll(feed, 'item').map((item) => ({
      title: findAll(item, 'title')[0]?.text,
      address: findAll(item, 'link')[0]?.text,
    }));
    expect(items).toContainEqual(post);
    expect(findAll(feed, 'content:encoded').every(({text}) => text.length > 1000)).toBe(true);
  });

  const feed = parseXml(readBuilt('blog/rss.xml'));

  it('[BLOG-5] the RSS feed names its address, its subject, and the authors and dates of posts', () => {
    expect(findAll(feed, 'atom:link').map(({attributes}) => attributes)).toEqual([
      {href: feedAddress('rss.xml'), rel: 'self', type: 'application/rss+xml'},
    ]);
    expect(findAll(feed, 'description')[0]?.text).toMatch(/^Essays and news/u);
    expect(findAll(feed, 'lastBuildDate').map(({text}) => new Date(text).getTime())).toEqual([
      Math.floor(new Date(edited).getTime() / 1000) * 1000,
    ]);
    expect(findAll(feed, 'dc:creator').map(({text}) => text)).toContain('Saiki team');
    expect(findAll(feed, 'pubDate').map(({text}) => new Date(text).toISOString())).toContain(published);
  });

  it('[BLOG-3] the Atom feed is well-formed and holds the post with its full text', () => {
    const feed = parseXml(readBuilt('blog/atom.xml'));
    const entries = findAll(feed, 'entry').map((entry) => ({
      title: findAll(entry, 'title')[0]?.text,
      address: findAll(entry, 'link')[0]?.attributes.href,
    }));
    expect(entries).toContainEqual(post);
    expect(findAll(feed, 'content').every(({text}) => text.length > 1000)).toBe(true);
  });
});

describe('Atom', () => {
  const feed = parseXml(readBuilt('blog/atom.xml'));

  it('[BLOG-5] the Atom feed names its address, its subject, and the authors and dates of posts', () => {
    const links = feed.children[0]?.children.filter(({name}) => name === 'link').map(({attributes}) => attributes);
    expect(links).toContainEqual({rel: 'self', href: feedAddress('atom.xml')});
    expect(findAll(feed, 'subtitle')[0]?.text).toMatch(/^Essays and news/u);
    expect(findAll(feed, 'published').map(({text}) => text)).toContain(published);
    expect(findAll(feed, 'updated').map(({text}) => text)).toContain(edited);
  });

  it('[BLOG-3] the JSON feed is well-formed and holds the post with its full text', () => {
    const feed = JSON.parse(readBuilt('blog/feed.json')) as JsonFeed;
    expect(feed.version).toBe('https://jsonfeed.org/version/1');
    expect(feed.items.map(({title, url}) => ({title, address: url}))).toContainEqual(post);
    expect(feed.items.every(({content_html: text}) => text.length > 1000)).toBe(true);
  });
});

describe('JSON', () => {
  const feed = JSON.parse(readBuilt('blog/feed.json')) as JsonFeed;

  it('[BLOG-5] the JSON feed names its address, its subject and the dates of posts', () => {
    expect(feed).toMatchObject({feed_url: feedAddress('feed.json'), description: expect.stringMatching(/^Essays/u)});
    expect(feed.items).toContainEqual(expect.objectContaining({date_published: published, date_modified: edited}));
  });

  it('[BLOG-3] the text of posts in feeds has nothing to press', () => {
    const controls = feed.items.flatMap(({content_html: html}) =>
      elementsOf(parseHtml(html).document).filter(({tagName}) =>
        ['button', 'input', 'script', 'form', 'svg'].includes(tagName),
      ),
    );
    expect(controls.map(({tagName}) => tagName)).toEqual([]);
  });
});

describe('every page', () => {
  it.each([
    ['application/rss+xml', 'rss.xml'],
    ['application/atom+xml', 'atom.xml'],
    ['application/json', 'feed.json'],
  ])('[BLOG-4] every page announces the feed of type %s, %s', (type, file) => {
    const announces = (element: HtmlElement): boolean =>
      attribute(element, 'rel') === 'alternate' &&
      attribute(element, 'type') === type &&
      attribute(element, 'href') === `${site.baseUrl}blog/${file}`;
    const without = pages.filter(({elements}) => !elements.some(announces));
    expect(without.map(({route}) => route)).toEqual([]);
  });
});
