import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {filesIn, hashOf, inParallel, openCache, ProblemError, saveFile} from '@docs-kit/report';
import {site, socialCards} from '../../config/site.ts';
import {cardFonts, drawCard, type PageTitle} from './drawCard.mts';

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
 * @param folder of the built site
 * @param siteDir folder of the project
 */
export async function drawSocialCards(folder: string, siteDir = '.'): Promise<void> {
  const logo = readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8');
  const fonts = hashOf(cardFonts().map(({data}) => data.toString('base64')));
  const cache = openCache(path.resolve(siteDir), 'social-cards', {
    dependsOn: [import.meta.dirname],
    inputs: [fonts, logo, site.tagline],
  });
  // Two at a time: one is laid out while the other is rendered on a separate thread.
  await inParallel(filesIn(folder, '.html'), 2, async (page) => {
    const card = readCard(readFileSync(path.join(folder, page), 'utf8'), page);
    if (!card) return;
    const picture = await cache.rememberBytes([card.title, card.section], () =>
      drawCard(card, logo, site.tagline, page),
    );
    saveFile(path.join(folder, card.file), picture);
  });
  cache.prune();
}
