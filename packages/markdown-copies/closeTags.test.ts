import {parse, serialize} from 'parse5';
import {expect, test} from 'vitest';
import {closeTags, missingTags, parseHtml} from './closeTags';

test.each([
  ['paragraphs', '<div><p>One<p>Two<figure>x</figure></div>', '<div><p>One</p><p>Two</p><figure>x</figure></div>'],
  [
    'rows and their groups',
    '<table><thead><tr><th>A<tbody><tr><td>1<tr><td>2</table>',
    '<table><thead><tr><th>A</tr></thead><tbody><tr><td>1</tr><tr><td>2</tr></tbody></table>',
  ],
  ['a paragraph in an entry of a list', '<ul><li><p>a<li>b</ul>', '<ul><li><p>a</p><li>b</ul>'],
  ['nothing that has its end tag, and no void elements', '<p>a<br>b<img src=x></p>', '<p>a<br>b<img src=x></p>'],
])('[MD-11] closeTags closes %s, and the document stays the same', (_, html, closed) => {
  const page = (body: string) => `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`;
  const tags = missingTags(page(html), parseHtml(page(html)));
  expect(closeTags(page(html), tags)).toBe(page(closed));
  expect(serialize(parse(closeTags(page(html), tags)))).toBe(serialize(parse(page(html))));
  // Meanwhile, another plugin may have added styles to the head and scripts after the content.
  const styled = (text: string) =>
    text.replace('</head>', '<style>p {}</style></head>').replace('</body>', '<script src=x></script></body>');
  expect(closeTags(styled(page(html)), tags)).toBe(styled(page(closed)));
});

test('closeTags rejects a page whose content has changed', () => {
  const html = '<html><body><p>One<p>Two</body></html>';
  const tags = missingTags(html, parseHtml(html));
  for (const other of ['Another', 'Six', 'One<p>']) {
    expect(() => closeTags(html.replace('One', other), tags)).toThrow('changed the content');
  }
});
