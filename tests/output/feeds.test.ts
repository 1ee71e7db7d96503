import {describe, expect, it} from 'vitest';
import {pages, readBuilt} from './support/builtSite';
import {attribute} from './support/html';
import {findAll, parseXml} from './support/xml';

const post = {
  title: 'AI Agents vs LLM Workflows – Why Autonomy Matters',
  address: 'https://truffle-ai.github.io/saiki/blog/ai-agents-vs-llm-workflows',
};

interface JsonFeed {
  version: string;
  title: string;
  home_page_url: string;
  items: {id: string; url: string; title: string; content_html: string; date_modified: string}[];
}

describe('the RSS feed', () => {
  it('is well-formed and holds the post with its text', () => {
    const feed = parseXml(readBuilt('blog/rss.xml'));
    const items = findAll(feed, 'item').map((item) => ({
      title: findAll(item, 'title')[0]?.text,
      address: findAll(item, 'link')[0]?.text,
    }));
    expect(items).toContainEqual(post);
    expect(findAll(feed, 'content:encoded').every(({text}) => text.length > 1000)).toBe(true);
  });
});

describe('the Atom feed', () => {
  it('is well-formed and holds the post with its text', () => {
    const feed = parseXml(readBuilt('blog/atom.xml'));
    const entries = findAll(feed, 'entry').map((entry) => ({
      title: findAll(entry, 'title')[0]?.text,
      address: findAll(entry, 'link')[0]?.attributes.href,
    }));
    expect(entries).toContainEqual(post);
    expect(findAll(feed, 'content').every(({text}) => text.length > 1000)).toBe(true);
  });
});

describe('the JSON feed', () => {
  it('is well-formed and holds the post with its text', () => {
    const feed = JSON.parse(readBuilt('blog/feed.json')) as JsonFeed;
    expect(feed.version).toBe('https://jsonfeed.org/version/1');
    expect(feed.items.map(({title, url}) => ({title, address: url}))).toContainEqual(post);
    expect(feed.items.every(({content_html: text}) => text.length > 1000)).toBe(true);
  });
});

describe('every page', () => {
  it.each(['application/rss+xml', 'application/atom+xml', 'application/json'])('names the feed of type %s', (type) => {
    const without = pages.filter(
      ({elements}) =>
        !elements.some((element) => attribute(element, 'type') === type && attribute(element, 'rel') === 'alternate'),
    );
    expect(without.map(({route}) => route)).toEqual([]);
  });
});
