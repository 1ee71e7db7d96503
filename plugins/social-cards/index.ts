import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DomUtils, parseDocument} from 'htmlparser2';
import {builtPage, hashOf, inParallel, openCache, ProblemError} from '@docs-kit/report';
import {cardFonts, drawCard, type PageTitle} from './drawCard';

/** Options of the plugin. */
export interface SocialCardsOptions {
  /** Returns the address of a page's card, relative to the base URL. The page's head must have the same address. */
  readonly cardPath: (pathname: string) => string;
  /** SVG file of the logo, relative to the site. */
  readonly logo: string;
}

/** Removes the site's name from the end of a title, which may contain the delimiter too. */
function withoutSiteName(title: string, delimiter: string): string {
  const end = title.lastIndexOf(` ${delimiter} `);
  return end === -1 ? title : title.slice(0, end);
}

/**
 * Reads the title of a built page, without the site's name.
 * @param address address of the page, for messages
 * @throws ProblemError when the page has no title
 */
export function readPageTitle(html: string, delimiter: string, address: string): PageTitle {
  // Title and breadcrumbs precede the first heading, and parsing whole pages would take many times longer.
  const [beginning = ''] = html.split('<h1', 1);
  const document = parseDocument(beginning);
  const title = DomUtils.findOne(({name}) => name === 'title', document.children);
  if (!title) {
    throw new ProblemError({file: address, message: 'has no title for its social card', fix: 'give the page a title'});
  }
  const crumbs = DomUtils.findAll(({attribs}) => attribs.class === 'breadcrumbs__link', document.children);
  const crumb = crumbs.length > 1 ? crumbs.at(-2) : undefined;
  // Blog pages have no breadcrumbs.
  const isBlog = /^<!doctype html>\s*<html[^>]*\bplugin-blog\b/i.test(html);
  return {
    title: withoutSiteName(DomUtils.textContent(title), delimiter),
    section: crumb ? DomUtils.textContent(crumb).trim() : isBlog ? 'Blog' : '',
  };
}

/**
 * Docusaurus plugin: draws the social card of every page after the build. Cards are cached until title, logo, tagline,
 * this code or its packages change. Cards that are no longer used are deleted.
 */
export default function socialCards(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {cardPath, logo}: SocialCardsOptions,
): Plugin {
  const {tagline, titleDelimiter} = siteConfig;
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths}) {
      const logoSvg = await readFile(path.join(siteDir, logo), 'utf8');
      const fonts = hashOf(cardFonts().map(({data}) => data.toString('base64')));
      const cache = openCache(siteDir, 'social-cards', {dependsOn: [__dirname], inputs: [fonts, logoSvg, tagline]});
      let drawn = 0;
      const publishCard = async (route: string): Promise<void> => {
        const file = builtPage(outDir, route.slice(baseUrl.length).replace(/\.html$/u, ''));
        if (file === undefined) return;
        const title = readPageTitle(await readFile(file, 'utf8'), titleDelimiter, route);
        const card = await cache.rememberFile([title.title, title.section], () => {
          drawn += 1;
          return drawCard(title, logoSvg, tagline, route);
        });
        const target = path.join(outDir, cardPath(route));
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(card, target);
      };
      // Two at a time: one is laid out while the other is rendered on a separate thread.
      await inParallel(routesPaths, 2, publishCard);
      cache.prune();
      if (drawn > 0) {
        logger.info`Drew number=${drawn} social cards.`;
      }
    },
  };
}
