import {expect, test} from 'vitest';
import {readBuiltPage, toMdast} from './convert';
import {type ConvertedPage, writeCopies} from './copies';
import {areaTxt, llmsTxt} from './llmsTxt';

const site = {title: 'Site', url: 'https://x.example', baseUrl: '/b/', frontMatter: {}};

function pageOf(path: string, html: string): ConvertedPage {
  const canonical = `https://x.example${path}`;
  const page = `<link rel=canonical href=${canonical}><main><h1>${path}</h1>${html}</main>`;
  const {main, ...facts} = readBuiltPage(page, 'Site')!;
  return {...facts, path, tree: toMdast(main, {resolveLink: (href) => new URL(href, canonical).href})};
}

const long = `<p>${'word '.repeat(8_000)}`;
const page = pageOf(
  '/b/p',
  '<h2 id=a1>A</h2><p>a <a href=q>q</a></p><h3 id=sub>Sub</h3><p>s</p><h2 id=b>B</h2><p>b</p>',
);
const divided = pageOf('/b/q', `<h2 id=c>C</h2>${long}<h2 id=d>D</h2>${long}`);

test('a redirect to a section is a file with the section; one to a page, a link', () => {
  const {files} = writeCopies([page, divided], site, [
    {from: '/old/a', to: '/p#a1'},
    {from: '/old', to: '/q#d'},
    {from: '/older', to: '/p'},
    {from: '/oldest', to: '/p#gone'},
  ]);
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  expect(textOf('/b/old/a.md')).toContain('canonical: https://x.example/b/p#a1\n');
  expect(textOf('/b/old/a.md')).toContain('This is one section of [/b/p](https://x.example/b/p.md).');
  expect(textOf('/b/old/a.md')).toMatch(/## A \{#a1\}\n\na \[q\]\(https:\/\/x.example\/b\/q.md\)\n\n### Sub\n\ns\n$/u);
  expect(textOf('/b/old.md')).toContain('## D\n');
  expect(textOf('/b/older.md')).toBe('This address leads to [/b/p](https://x.example/b/p.md).\n');
  expect(textOf('/b/oldest.md')).toBe('This address leads to [/b/p](https://x.example/b/p.md#gone).\n');
});

test('lists show the size of files larger than 20 kB', () => {
  const {files} = writeCopies([divided], site);
  expect(files[0]?.text).toContain('- [C](https://x.example/b/q/c.md): 40 kB\n');
  const listed = [
    {...page, bytes: 20_000},
    {...divided, bytes: 20_001},
  ];
  const groups = [{title: 'All', paths: ['/b/p', '/b/q']}];
  for (const list of [
    llmsTxt(listed, groups, site, {summary: 'x'}),
    areaTxt({path: '', title: 'x'}, listed, groups, {...site, baseUrl: '/b'}),
  ]) {
    expect(list).toMatch(/\/p\.md\)(?:: .*)?\n/u);
    expect(list).toMatch(/\/q\.md\): 20 kB(?:\. .*)?\n/u);
  }
});

test('files that are not Markdown are above the first heading of llms.txt', () => {
  const links = [
    {title: 'Rules', path: 'R.md', description: 'rules'},
    {title: 'API', path: 'api.yaml', description: 'operations'},
  ];
  const list = llmsTxt([], [], site, {summary: 'x', resources: [{title: 'For agents', links}]});
  expect(list).toContain("\nFiles that aren't Markdown:\n\n- API, `https://x.example/b/api.yaml`: operations\n");
  expect(list.split('## For agents')[1]).toBe('\n\n- [Rules](https://x.example/b/R.md): rules\n');
});
