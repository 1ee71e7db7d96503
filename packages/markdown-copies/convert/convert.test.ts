import {describe, expect, test} from 'vitest';
import {findNamed, readBuiltPage, sectionsOf, splitLong, toMdast, toText} from '.';

const head = '<link rel=canonical href=https://x.example/a/p><meta property=og:title content="P | Site">';
const treeOf = (html: string) => {
  const page = readBuiltPage(`<!doctype html><head>${head}<body><main>${html}</main>`, 'Site');
  return toMdast(page!.main, {resolveLink: (href) => new URL(href, page!.canonical).href});
};
const markdownOf = (html: string) => toText(treeOf(html));

describe('a built page becomes Markdown', () => {
  test.each([
    ['links', '<p>a <a href=/b>c</a>', 'a [c](https://x.example/b)\n'],
    [
      'links that style sheets set apart',
      '<p><a href=/b>b</a><a href=/c>c</a>',
      '[b](https://x.example/b) [c](https://x.example/c)\n',
    ],
    ['a link that is a picture', '<p><a href=/b title=B><svg></svg></a>', '[B](https://x.example/b)\n'],
    ['a picture', '<p><img src=/a.png alt=A>', '![A](https://x.example/a.png)\n'],
    ['a picture whose data is in the page', '<p><img src=data:image/png;base64,AA alt=A>', 'A\n'],
    ['code with white space at its end', '<p>say <code>x: </code> and', 'say `x: ` and\n'],
    ['the comments that React writes', '<p>a<!-- --> <!-- -->b', 'a b\n'],
    [
      'a sample, to the byte',
      '<pre><code class=language-ts><span>a\n\n</span>  &lt;b>\n</code></pre>',
      '```ts\na\n\n  <b>\n```\n',
    ],
    [
      "a block of Docusaurus' theme, whose lines are elements",
      '<div class="language-ts codeBlockContainer"><div><pre tabindex=0 class="prism-code language-ts"><code class=codeBlockLines>' +
        '<div class=token-line><span class="token keyword">if</span><span class="token plain"> (a) {</span><br/></div>' +
        '<div class=token-line><span class="token plain" style=display:inline-block></span><br/></div>' +
        '<div class=token-line><span class="token plain">  b</span><br/></div></code></pre></div></div>',
      '```ts\nif (a) {\n\n  b\n```\n',
    ],
    ['fences in a sample', '<pre><code>```\nx\n```</code></pre>', '````text\n```\nx\n```\n````\n'],
    [
      'a table',
      '<table><thead><tr><th>A<th><tbody><tr><td>a|b<td><code>c</code></table>',
      '|A||\n|-|-|\n|a\\|b|`c`|\n',
    ],
    [
      'a warning',
      '<div class="theme-admonition theme-admonition-warning"><div><span><svg></svg></span>It burns</div><div><p>Run.</div></div>',
      '> **Warning: It burns**\n>\n> Run.\n',
    ],
    [
      'a note without a title',
      '<div class="theme-admonition theme-admonition-note"><div>note</div><div><p>x</div></div>',
      '> **Note**\n>\n> x\n',
    ],
    ['a details element', '<details><summary>More</summary><div><p>x</div></details>', '**More**\n\nx\n'],
    ['a heading whose name follows from its text', '<h2 id=use-a-b>Use <code>a</code> B</h2>', '## Use `a` B\n'],
    ['a heading with another name', '<h3 id=no_key>No key: …</h3>', '### No key: … {#no_key}\n'],
    ['a details element with an anchor', '<details id=x-1><summary>X</summary></details>', '**X** {#x-1}\n'],
    ['a name that leads to itself', '<p><a href=#a id=a><code>a</code></a>: b</p>', '`a` {#a}: b\n'],
    ['a name that leads to its page', '<p><a href=/a id=b>b</a>: c</p>', '[b](https://x.example/a) {#b}: c\n'],
    ['an item with a name', '<ul><li id=a><b>A.</b> b<li>c</ul>', '- **A.** b {#a}\n- c\n'],
    [
      'tabs',
      '<div class=tabs-container><ul><li>A<li>B</ul><div><div role=tabpanel><p>a</div><div role=tabpanel><p>b</div></div></div>',
      '**A**\n\na\n\n**B**\n\nb\n',
    ],
    [
      "the theme's list of headings, which only repeats them",
      '<h2 id=a>A</h2><div class="theme-doc-toc-desktop"><ul class="table-of-contents"><li><a href=#a>A</a></ul></div>',
      '## A\n',
    ],
    [
      'nothing of what only people need',
      '<p>a<button>Copy</button><nav>n</nav><div data-markdown-ignore><a href=/x>x</a></div>',
      'a\n',
    ],
  ])('%s', (_, html, markdown) => expect(markdownOf(html)).toBe(markdown));

  test('the title is without the name of the site', () => {
    expect(readBuiltPage(`${head}<main></main>`, 'Site')).toMatchObject({title: 'P', isListed: true});
  });

  test('a post has its title and day, without authors, tags, link to edit and last edit', () => {
    const avatar = '<div class=row><div class=avatar><a href=/u>Team</a></div></div>';
    const day = '<time datetime=2025-06-16T00:00:00.000Z>June 16</time>';
    const edit = '<span class=theme-last-updated>On <time datetime=2026-11-29T10:16:08.000Z>Nov 29</time></span>';
    const post =
      `<article><header><h1>P</h1><div>${day} · 12 min</div>${avatar}</header><div><p>Text</div>` +
      `<footer><div class=theme-blog-footer-edit-meta-row><a href=/t>Tag</a></div>` +
      `<div class=theme-blog-footer-edit-meta-row>${edit}</div></footer></article>`;
    expect(markdownOf(post)).toBe('# P\n\nJune 16 · 12 min\n\nText\n');
    expect(markdownOf(`<header><h2>P</h2>${day}${avatar}</header>`)).toContain('[Team]');
    const published = '<meta property=article:published_time content=2025-06-16T00:00:00.000Z>';
    const datesOf = (more: string) => readBuiltPage(`${head}${more}<main>${post}</main>`, 'Site');
    expect(datesOf(published)).toMatchObject({date: '2025-06-16', updated: '2026-11-29'});
    expect(datesOf('')).toMatchObject({date: '2026-11-29', updated: undefined});
  });

  test('redirects have no copy', () => expect(readBuiltPage('<title>x</title>', 'Site')).toBeUndefined());
});

describe('sections', () => {
  const page =
    '<h1>P</h1><p>lead</p><h2 id=a>A</h2><p>a</p><h3 id=a1>A1</h3><p>long long long</p><h2 id=b>B</h2><p>b</p>';

  test('are found by level', () => {
    const {lead, sections} = sectionsOf(treeOf(page).children, 2);
    expect(lead).toHaveLength(2);
    expect(sections.map(({id, title}) => [id, title])).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ]);
  });

  test.each([
    ['a', '## A\n\na\n\n### A1\n\nlong long long\n'],
    ['a1', '### A1\n\nlong long long\n'],
    ['c', 'c {#c}\n'],
  ])('the anchor %s leads to a heading with its content, or to a paragraph', (id, text) => {
    const {children} = treeOf(`${page}<ul><li>x<li id=c>c</ul>`);
    expect(toText({type: 'root', children: [...(findNamed(children, id) ?? [])]})).toBe(text);
    expect(findNamed(children, 'nowhere')).toBeUndefined();
  });

  test('keep the anchors of their details when they are files', () => {
    const [, part] = splitLong(treeOf(`${page}<h2 id=d>D</h2><details id=e><summary>E</summary></details>`), 20).slice(
      -2,
    );
    expect(part?.ids).toEqual(['d', 'e']);
  });

  test('are in one file when the page is short', () => expect(splitLong(treeOf(page), 1000)).toHaveLength(1));

  test('are files, and so are their subsections, when they are long', () => {
    const parts = splitLong(treeOf(page), 20);
    expect(parts.map(({path}) => path.join('/'))).toEqual(['', 'a', 'a/a1', 'b']);
    expect(parts[0]?.children).toMatchObject([
      {id: 'a', title: 'A'},
      {id: 'b', title: 'B'},
    ]);
    expect(parts[2]?.ids).toEqual(['a1']);
  });
});
