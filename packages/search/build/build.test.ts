import {describe, expect, it} from 'vitest';
import {makeIndex} from './makeIndex';
import type {SearchPluginOptions} from './options';
import {readSections} from './readSections';

const html = `<html><head><meta name=description content="About it."></head><body><nav>Menu</nav><main><article>
<nav><ul class=breadcrumbs><li class=breadcrumbs__item>Guides<li class=breadcrumbs__item>Page</ul></nav>
<h1>Page</h1><p>Above the <b>first</b> heading.</p>
<h2 id=one>One<a class=hash-link href=#one>#</a></h2><p>Text of one.</p><ul><li>a<li>b</ul>
<h3 id=keys>Keys</h3><table><thead><tr><th>Key<th>Meaning<tbody><tr><th>all<td>Any.<tr><td><a id=key-timeout>timeout</a><td>How long it waits.</table><p>After the table.</p>
<h2 id=two>Two</h2><pre>code lines</pre><button>Copy</button><footer>Edit</footer></article></main></body></html>`;

const options: SearchPluginOptions = {
  filters: [{id: 'docs', label: 'Docs'}],
  kinds: [
    {id: 'key', label: 'Key', filter: 'docs', anchor: /^key-/u, name: 'anchor'},
    {id: 'page', label: '', filter: 'docs'},
  ],
  weights: [
    {page: /^\/page$/u, factor: 0.5},
    {anchor: /^key-/u, factor: 0.5},
  ],
  entryPoints: [{label: 'Start', to: '/start'}],
};

describe('sections of a page', () => {
  const page = readSections(html);
  it('begin at headings and at rows with an id, and have what follows', () => {
    expect(page?.sections.map(({anchor, heading, text}) => [anchor, heading, text])).toEqual([
      ['', '', 'Above the first heading.'],
      ['one', 'One', 'Text of one.\na\nb'],
      ['keys', 'Keys', 'all · Any.\nAfter the table.\n\tKey Meaning'],
      ['key-timeout', 'timeout', 'How long it waits.'],
      ['two', 'Two', '\tcode lines'],
    ]);
  });
  it('know the headings above them', () => {
    expect(page?.sections.map(({path}) => path)).toEqual([[], [], ['One'], ['One', 'Keys'], []]);
  });
  it('belong to a page with title and categories', () => {
    expect([page?.title, page?.breadcrumbs]).toEqual(['Page', ['Guides']]);
  });
  it('are none where there is no content', () => expect(readSections('<html><body>x</body></html>')).toBeUndefined());
});

describe('index', () => {
  const keywords = new Map([
    ['/page', ['sandbox', 'isolate']],
    ['/page#two', ['second']],
  ]);
  const {pages, sections, kinds} = makeIndex([{url: '/page', html}], options, keywords);
  it('has kinds, names and weights by the rules', () => {
    const row = sections.find(({anchor}) => anchor === 'key-timeout');
    expect([kinds[row?.kind ?? 9]?.id, row?.names, row?.weight]).toEqual(['key', ['timeout'], 0.25]);
  });
  it('has the keywords of pages and sections', () => {
    expect(pages[0]?.keywords).toBe('sandbox, isolate');
    expect(sections.map((section) => section.keywords)).toEqual(['', '', '', '', 'second']);
  });
  it('leaves out pages that search engines do not list, such as redirects', () => {
    const unlisted = '<meta name="robots" content="noindex"><main><h1>A</h1></main>';
    expect(pages).toHaveLength(1);
    expect(makeIndex([{url: '/x', html: unlisted}], options).pages).toEqual([]);
  });
});
