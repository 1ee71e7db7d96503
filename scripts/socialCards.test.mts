import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {saveFile} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import {cardSize, drawCard, drawSocialCards, readCard} from './socialCards.mts';

const image = '<meta property=og:image content=https://truffle-ai.github.io/saiki/img/cards/docs/a.png>';

describe('drawSocialCards', () => {
  let siteDir: string;
  const inSite = (...names: string[]) => path.join(siteDir, ...names);
  const write = (file: string, text: string): void => saveFile(inSite(file), text);
  const cachedCards = () => readdirSync(inSite('node_modules/.cache/social-cards')).sort();

  const publish = (): Promise<void> => drawSocialCards(inSite('build'), siteDir);

  beforeEach(() => {
    siteDir = makeFolder({
      'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'package-lock.json': '{}',
      'build/a.html': `<title>Page | Saiki</title>${image}`,
      'build/moved.html': '<title>Redirect</title>',
    });
  });

  it('publishes the card of each page, and caches it in node_modules', async () => {
    await publish();
    const [card = ''] = cachedCards();
    expect(readdirSync(inSite('build/img/cards/docs'))).toEqual(['a.png']);
    expect(readFileSync(inSite('build/img/cards/docs/a.png'))).toEqual(
      readFileSync(inSite('node_modules/.cache/social-cards', card)),
    );
  });

  it('draws each card once', async () => {
    await publish();
    const [card = ''] = cachedCards();
    const {mtimeMs} = statSync(inSite('node_modules/.cache/social-cards', card));
    await publish();
    expect(cachedCards()).toEqual([card]);
    expect(statSync(inSite('node_modules/.cache/social-cards', card)).mtimeMs).toBe(mtimeMs);
  });

  it.each([
    ['a package', 'package-lock.json', '{"another": "version"}'],
    ['the title', 'build/a.html', `<title>Other | Saiki</title>${image}`],
    ['the logo', 'static/img/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>'],
  ])('draws a card again when %s has changed', async (_, file, text) => {
    await publish();
    const [card = ''] = cachedCards();
    write(file, text);
    await publish();
    expect(cachedCards()).not.toContain(card);
  });

  it('keeps no card that no page has any more', async () => {
    await publish();
    write('build/a.html', `<title>Other | Saiki</title>${image}`);
    await publish();
    expect(cachedCards()).toHaveLength(1);
  });
});

describe('readCard', () => {
  const page = (title: string, crumbs: string[]) =>
    `<title>${title}</title>${image}<ul>${crumbs.map((crumb) => `<li><span class="breadcrumbs__link">${crumb}</span></li>`).join('')}</ul>`;
  const read = (html: string) => readCard(html, 'docs/cli.html');

  it('reads a title without a section from a page without breadcrumbs', () => {
    expect(read(page('Blog | Saiki', []))).toEqual({file: 'img/cards/docs/a.png', title: 'Blog', section: ''});
  });

  it('reads the section from the breadcrumb before the page itself', () => {
    const html = page('CLI Guide | Saiki', ['', 'Guides', 'CLI Guide']);
    expect(read(html)).toEqual({file: 'img/cards/docs/a.png', title: 'CLI Guide', section: 'Guides'});
  });

  it.each([
    ['Input | output streams | Saiki', 'Input | output streams'],
    ['Saiki', 'Saiki'],
  ])('removes only the name of the site from the title "%s"', (title, expected) => {
    expect(read(page(title, []))?.title).toBe(expected);
  });

  it('reports a page without a title', () => {
    expect(() => read(image)).toThrow('docs/cli.html has no title for its social card.');
  });
});

describe('drawCard', () => {
  const draw = (title: string) =>
    drawCard(
      {title, section: 'Guides'},
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'docs/cli.html',
    );

  it('draws a PNG of the size that social networks recommend', async () => {
    const png = await draw('“CLI” – Größe …');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
  });

  it.each([
    ['Łódź', '"Ł" (U+0141), "ź" (U+017A)'],
    ['Жук', '"Ж" (U+0416), "у" (U+0443), "к" (U+043A)'],
    ['From a → b', '"→" (U+2192)'],
    ['Also a → b', '"→" (U+2192)'],
    ['Hello 😀', '"😀" (U+1F600)'],
  ])('reports characters that are missing in the font: %s', async (title, characters) => {
    await expect(draw(title)).rejects.toThrow(
      `docs/cli.html the font of social cards has no ${characters}. Fix: write the title "${title}"`,
    );
  });
});
