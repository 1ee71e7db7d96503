import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digest, foundation} from '../buildCache';
import {openCardCache} from './cardCache';
import {cardFonts, drawCard} from './drawCard';
import {readPageTitle} from './readPage';

/** Options of the plugin. */
export interface SocialCardsOptions {
  /** Where the card of a page is published, relative to the base URL. The page's head must name the same address. */
  readonly cardPath: (pathname: string) => string;
  /** SVG file of the logo, relative to the site. */
  readonly logo: string;
}

/**
 * Docusaurus plugin: draws the social card of every page after the build. Cards come from a cache while neither title,
 * logo and tagline nor the program and its packages have changed.
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
      const letters = digest(cardFonts().map(({data}) => data.toString('base64')));
      const cards = openCardCache(siteDir, [foundation(siteDir, __dirname), letters, logoSvg, tagline]);
      const publishCard = async (route: string): Promise<void> => {
        const page = route.slice(baseUrl.length) || 'index';
        const file = path.join(outDir, page.endsWith('.html') ? page : `${page}.html`);
        if (!existsSync(file)) {
          return;
        }
        const title = readPageTitle(await readFile(file, 'utf8'), titleDelimiter);
        const card = await cards.fileOf([title.title, title.section], () => drawCard(title, logoSvg, tagline, route));
        const target = path.join(outDir, cardPath(route));
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(card, target);
      };
      // Two at a time: one is laid out while the other is painted, on a thread of the painter's own.
      const routes = routesPaths.values();
      const publishRest = async (): Promise<void> => {
        for (const route of routes) await publishCard(route);
      };
      await Promise.all([publishRest(), publishRest()]);
      if (cards.drawn > 0) {
        logger.info`Drew number=${cards.drawn} social cards.`;
      }
    },
  };
}
