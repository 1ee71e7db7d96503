import {readFileSync} from 'node:fs';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import {once, ProblemError} from '@docs-kit/report';

const weights = [400, 700] as const;

/** Returns the site's font at two weights: the renderer does not support variable fonts. */
export const cardFonts = once(() =>
  weights.map((weight) => ({
    name: 'Figtree',
    weight,
    data: readFileSync(new URL(import.meta.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`))),
  })),
);

/** Returns an element as a plain object, which satori accepts: https://github.com/vercel/satori#use-without-jsx */
const box = (style: Record<string, string | number>, children?: unknown) => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** Reports characters with their code points, because some are invisible. */
function missingCharacters(title: string, file: string, characters: readonly string[]): ProblemError {
  const codePoint = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const named = characters.map((character) => `"${character}" (U+${codePoint(character)})`);
  return new ProblemError({
    file,
    message: `the font of social cards has no ${named.join(', ')}`,
    fix: `write the title "${title}" or its section without it, or give scripts/socialCards/drawCard.mts a font that has it`,
  });
}

export interface PageTitle {
  readonly title: string;
  readonly section: string;
}

/** Size of a card in pixels, as recommended by social networks. */
export const cardSize = {width: 1200, height: 630} as const;

/**
 * Draws the social card of a page.
 * @param logo text of the logo's SVG file
 * @param tagline text beside the name of the site
 * @param file file of the page, for messages
 * @returns a PNG image
 * @throws ProblemError when the font lacks a character, which would be drawn as an empty box
 */
export async function drawCard(page: PageTitle, logo: string, tagline: string, file: string): Promise<Buffer> {
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
      // The logo again: large, pale, and cropped by the edges.
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
  const missing = new Set<string>();
  // Satori's types require React elements.
  const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts: cardFonts(),
    // Called for characters that are missing in all fonts.
    loadAdditionalAsset: (_, characters) => {
      for (const character of characters) missing.add(character);
      return Promise.resolve([]);
    },
  });
  if (missing.size > 0) throw missingCharacters(page.title, file, [...missing]);
  // Text has been converted to paths, so system fonts aren't needed.
  const picture = await renderAsync(svg, {font: {loadSystemFonts: false}});
  return picture.asPng();
}
