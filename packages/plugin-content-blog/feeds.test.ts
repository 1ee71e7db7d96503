import {expect, test} from 'vitest';
import {createFeedItems, feedFiles, withoutControls} from './feeds';

const item = {
  title: 'A',
  link: 'https://example.com/blog/a',
  published: new Date('2025-01-02'),
  date: new Date('2025-03-04'),
  author: [{name: 'A & B'}],
};
const facts = {address: 'https://example.com/blog/feed', items: [item]};

test('the text of an entry has neither buttons nor tab stops', () => {
  const html =
    '<figure><figcaption>a.ts <button type="button">Copy</button></figcaption><pre tabindex="0">x é</pre></figure>';
  expect(withoutControls(html)).toBe('<figure><figcaption>a.ts </figcaption><pre>x é</pre></figure>');
});

test('the text of an entry has no links of headings to themselves, and descriptions instead of drawings', () => {
  const html =
    '<h2 id="a">A<a class="hash-link" href="#a">#</a></h2><svg><title>T</title><desc>How it flows.</desc><text>x</text></svg>';
  expect(withoutControls(html)).toBe('<h2 id="a">A</h2><p>How it flows.</p>');
});

test('an entry has the day of publication and of the last edit, which is never earlier', async () => {
  const blogPosts = [{lastUpdatedAt: Date.UTC(2025, 2, 4)}, {lastUpdatedAt: 1}, {}].map((dates) => ({
    metadata: {date: new Date('2025-01-02'), ...dates},
  }));
  const items = await createFeedItems({
    blogPosts,
    defaultCreateFeedItems: () => Promise.resolve(blogPosts.map(() => ({...item, published: undefined}))),
  } as never);
  expect(items.map(({published, date}) => [published, date].map((day) => day?.toISOString().slice(0, 10)))).toEqual([
    ['2025-01-02', '2025-03-04'],
    ['2025-01-02', '2025-01-02'],
    ['2025-01-02', '2025-01-02'],
  ]);
});

test('RSS contains its address, the last edit and the authors', () => {
  const rss = '<rss version="2.0"><channel><lastBuildDate>x</lastBuildDate><item><guid>a</guid></item></channel></rss>';
  const text = feedFiles['rss.xml'](rss, facts);
  expect(text).toContain('<atom:link href="https://example.com/blog/feed" rel="self" type="application/rss+xml"/>');
  expect(text).toContain('<lastBuildDate>Tue, 04 Mar 2025 00:00:00 GMT</lastBuildDate>');
  expect(text).toContain('<dc:creator>A &amp; B</dc:creator>');
});

test('Atom contains its address and the last edit', () => {
  const text = feedFiles['atom.xml']('<feed><updated>x</updated><link rel="alternate"/></feed>', facts);
  expect(text).toContain('<link rel="self" href="https://example.com/blog/feed"/>');
  expect(text).toContain('<updated>2025-03-04T00:00:00.000Z</updated>');
});

test('JSON contains its address', () => {
  const text = feedFiles['feed.json']('{"version":"1","title":"T","home_page_url":"h","items":[]}', facts);
  expect(JSON.parse(text)).toMatchObject({feed_url: 'https://example.com/blog/feed', items: []});
});

test("a feed that has the right date already isn't an error", () => {
  const date = '<lastBuildDate>Tue, 04 Mar 2025 00:00:00 GMT</lastBuildDate>';
  expect(feedFiles['rss.xml'](`<rss version="2.0"><channel>${date}</channel></rss>`, facts)).toContain(date);
});

test('a feed without the expected elements is an error', () => {
  expect(() => feedFiles['rss.xml']('<rss version="2.0"/>', facts)).toThrow('has no <channel>');
});
