import {expect, test} from 'vitest';
import {cardSize, drawCard} from './drawCard';
import {readPageTitle} from './readPage';

const page = (title: string, crumbs: string[]) =>
  `<title>${title}</title><ul>${crumbs.map((crumb) => `<li><span class="breadcrumbs__link">${crumb}</span></li>`).join('')}</ul>`;

test('a page without breadcrumbs has a title and no section', () => {
  expect(readPageTitle(page('Blog | Saiki', []), '|')).toEqual({title: 'Blog', section: ''});
});

test('the section is the breadcrumb before the page itself', () => {
  expect(readPageTitle(page('CLI Guide | Saiki', ['', 'Guides', 'CLI Guide']), '|')).toEqual({
    title: 'CLI Guide',
    section: 'Guides',
  });
});

test.each([
  ['Input | output streams | Saiki', 'Input | output streams'],
  ['Saiki', 'Saiki'],
])('of the title "%s" only the name of the site is taken off', (written, title) => {
  expect(readPageTitle(page(written, []), '|').title).toBe(title);
});

test('a page without a title is refused', () => {
  expect(() => readPageTitle('<p>x</p>', '|')).toThrow('has no title');
});

test('a card is a PNG of the size that networks ask for', async () => {
  const png = await drawCard(
    {title: 'CLI Guide', section: 'Guides'},
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'Tagline',
  );
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
});
