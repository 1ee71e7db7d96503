import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {DomUtils, parseDocument} from 'htmlparser2';
import satori from 'satori';
import {filesIn, hashOf, inParallel, once, openCache, ProblemError, saveFile} from '@docs-kit/report';
import {site, socialCards} from '../config/site.ts';

const weights = [400, 700] as const;

/** Returns the site's font at two weights: the renderer does not support variable fonts. */
const cardFonts = once(() =>
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
    fix: `write the title "${title}" or its section without it, or give scripts/socialCards.mts a font that has it`,
  });
}

interface PageTitle {
  readonly title: string;
  readonly section: string;
}

/** Size of a card in pixels, as recommended by social networks. */
export const cardSize = {width: 1200, height: 630} as const;

/**
 * Draws the social card of a page.
 * @param logo text of the logo's SVG file
 * @param file file of the page, for messages
 * @returns a PNG image
 * @throws ProblemError when the font lacks a character, which would be drawn as an empty box
 */
export async function drawCard(page: PageTitle, logo: string, file: string): Promise<Buffer> {
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
        box(
          {marginLeft: 24, color: '#5d564d', fontWeight: 400, fontSize: 32},
          page.title === site.tagline ? '' : site.tagline,
        ),
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

const home = site.url + site.baseUrl;

/** A page's card: what it shows, and where it is. */
export interface Card extends PageTitle {
  /** File of the card, relative to the folder of the site. */
  readonly file: string;
}

const withoutSiteName = (title: string): string =>
  title.endsWith(` | ${site.title}`) ? title.slice(0, -` | ${site.title}`.length) : title;

/**
 * Reads from a built page what its card shows.
 * @param page file of the page, for messages
 * @returns undefined when the page has no card, such as a redirect
 * @throws ProblemError when the page has no title
 */
export function readCard(html: string, page: string): Card | undefined {
  // Head and breadcrumbs precede the first heading, and parsing whole pages would take many times longer.
  const [beginning = ''] = html.split('<h1', 1);
  const {children} = parseDocument(beginning);
  const images = DomUtils.findAll(({attribs}) => attribs.property === 'og:image', children);
  const address = images
    .map(({attribs}) => attribs.content ?? '')
    .find((content) => content.startsWith(home + socialCards));
  if (address === undefined) return undefined;
  const title = DomUtils.findOne(({name}) => name === 'title', children);
  if (!title) {
    throw new ProblemError({file: page, message: 'has no title for its social card', fix: 'give the page a title'});
  }
  const crumb = DomUtils.findAll(({attribs}) => attribs.class === 'breadcrumbs__link', children).at(-2);
  // Blog pages have no breadcrumbs.
  const isBlog = /^<!doctype html>\s*<html[^>]*\bplugin-blog\b/i.test(html);
  return {
    file: address.slice(home.length),
    title: withoutSiteName(DomUtils.textContent(title)),
    section: crumb ? DomUtils.textContent(crumb).trim() : isBlog ? 'Blog' : '',
  };
}

/**
 * Draws the social card of every page of a built site. It's no Docusaurus plugin, so that `npm start` can serve the site
 * before its cards are drawn. Cards are cached until title, logo, tagline, this code or its packages change. Cards that
 * are no longer used are deleted from the cache.
 */
export async function drawSocialCards(folder: string, siteDir = '.'): Promise<void> {
  const logo = readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8');
  const fonts = hashOf(cardFonts().map(({data}) => data.toString('base64')));
  const cache = openCache(path.resolve(siteDir), 'social-cards', {
    dependsOn: [import.meta.filename],
    inputs: [fonts, logo, site.tagline],
  });
  // Two at a time: one is laid out while the other is rendered on a separate thread.
  await inParallel(filesIn(folder, '.html'), 2, async (page) => {
    const card = readCard(readFileSync(path.join(folder, page), 'utf8'), page);
    if (!card) return;
    const picture = await cache.rememberBytes([card.title, card.section], () => drawCard(card, logo, page));
    saveFile(path.join(folder, card.file), picture);
  });
  cache.prune();
}
