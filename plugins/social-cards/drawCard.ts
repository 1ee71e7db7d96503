import {readFileSync} from 'node:fs';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import {FileFault} from '../contract-reference/fileFault';
import type {PageTitle} from './readPage';

const weights = [400, 700] as const;

const readFonts = () =>
  weights.map((weight) => ({
    name: 'Figtree',
    weight,
    data: readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)),
  }));

let fonts: ReturnType<typeof readFonts> | undefined;

/** The letters of all cards. The renderer reads no variable fonts: these are the site's at two fixed weights. */
export const cardFonts = () => (fonts ??= readFonts());

/** An element as satori takes it, without JSX. */
const box = (style: Record<string, string | number>, children?: unknown) => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** Letters are told with their numbers: some are not to be seen. */
function missingLetters(title: string, address: string, letters: readonly string[]): FileFault {
  const named = letters.map(
    (letter) => `"${letter}" (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`,
  );
  return new FileFault(
    address,
    `the font of social cards has no ${named.join(', ')}. Fix: Write the title "${title}" or its section without, or give plugins/social-cards/drawCard.ts a font that has it.`,
  );
}

/** Size of a card in pixels, as the networks ask for. */
export const cardSize = {width: 1200, height: 630} as const;

/**
 * Draws the social card of a page.
 * @param page title and section
 * @param logo text of the logo's SVG file
 * @param tagline words under the brand
 * @param address of the page, for messages
 * @returns a PNG image
 * @throws FileFault when the font lacks a letter, which would be drawn as an empty box
 */
export async function drawCard(page: PageTitle, logo: string, tagline: string, address: string): Promise<Buffer> {
  const logoUrl = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  const card = box(
    {
      ...cardSize,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      color: '#25211c',
      fontFamily: 'Figtree',
      backgroundColor: '#fffdfa',
      borderBottom: '16px solid #14b8a6',
    },
    [
      // The mark once more, large and pale, cut by the edge.
      {
        type: 'img',
        props: {
          src: logoUrl,
          width: 520,
          height: 520,
          style: {position: 'absolute', top: -90, right: -90, opacity: 0.1, transform: 'rotate(-8deg)'},
        },
      },
      box({alignItems: 'center', fontSize: 40, fontWeight: 700}, [
        {type: 'img', props: {src: logoUrl, width: 72, height: 72, style: {marginRight: 24}}},
        'Saiki',
        // The front page has the tagline as its title.
        box({marginLeft: 24, color: '#5d564d', fontWeight: 400, fontSize: 32}, page.title === tagline ? '' : tagline),
      ]),
      box({flexDirection: 'column'}, [
        box({color: '#0f766e', fontSize: 36, fontWeight: 700, marginBottom: 16}, page.section),
        box(
          {fontSize: page.title.length > 36 ? 64 : 84, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.03em'},
          page.title,
        ),
      ]),
    ],
  );
  // Satori's types ask for React elements; its documentation takes such plain objects as well.
  const missing = new Set<string>();
  const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts: cardFonts(),
    // Asked for letters that no font has.
    loadAdditionalAsset: (_, letters) => {
      for (const letter of letters) missing.add(letter);
      return Promise.resolve([]);
    },
  });
  if (missing.size > 0) throw missingLetters(page.title, address, [...missing]);
  // Letters are paths by now, so no fonts of the machine are looked for.
  const picture = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return picture.asPng();
}
