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

const draw = (title: string) =>
  drawCard(
    {title, section: 'Guides'},
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'Tagline',
    '/saiki/docs/cli',
  );

test('a card is a PNG of the size that networks ask for', async () => {
  const png = await draw('“CLI” – Größe …');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
});

test.each([
  ['Łódź', '"Ł" (U+0141), "ź" (U+017A)'],
  ['Жук', '"Ж" (U+0416), "у" (U+0443), "к" (U+043A)'],
  ['From a → b', '"→" (U+2192)'],
  ['Also a → b', '"→" (U+2192)'],
  ['Hello 😀', '"😀" (U+1F600)'],
])('a card with letters that its font lacks is refused: %s', async (title, letters) => {
  await expect(draw(title)).rejects.toThrow(
    `/saiki/docs/cli the font of social cards has no ${letters}. Fix: Write the title "${title}"`,
  );
});
