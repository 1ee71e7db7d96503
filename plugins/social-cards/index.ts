import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawCard} from './drawCard';
import {readPageTitle} from './readPage';

/** Options of the plugin. */
export interface SocialCardsOptions {
  /** Where the card of a page is published, relative to the base URL. The page's head must name the same address. */
  readonly cardPath: (pathname: string) => string;
  /** SVG file of the logo, relative to the site. */
  readonly logo: string;
}

const cacheFolder = path.resolve('node_modules/.cache/social-cards');

/** Docusaurus plugin: draws the social card of every page after the build; cards of unchanged titles come from a cache. */
export default function socialCards(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  {cardPath, logo}: SocialCardsOptions,
): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths}) {
      const logoSvg = await readFile(path.join(siteDir, logo), 'utf8');
      const program = await readFile(path.join(__dirname, 'drawCard.ts'), 'utf8');
      await mkdir(cacheFolder, {recursive: true});
      let drawn = 0;
      const publishCard = async (route: string): Promise<void> => {
        const page = route.slice(baseUrl.length) || 'index';
        const file = path.join(outDir, page.endsWith('.html') ? page : `${page}.html`);
        if (!existsSync(file)) {
          return;
        }
        const title = readPageTitle(await readFile(file, 'utf8'), siteConfig.titleDelimiter);
        const key = createHash('sha256')
          .update(JSON.stringify([title, logoSvg, siteConfig.tagline, program]))
          .digest('hex');
        const cached = path.join(cacheFolder, `${key}.png`);
        if (!existsSync(cached)) {
          drawn += 1;
          // Never half a card: another page may have the same one, and a build may be stopped.
          const unfinished = `${cached}.${drawn}`;
          await writeFile(unfinished, await drawCard(title, logoSvg, siteConfig.tagline));
          await rename(unfinished, cached);
        }
        const target = path.join(outDir, cardPath(route));
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(cached, target);
      };
      // Two at a time: one is laid out while the other is painted, on a thread of the painter's own.
      const routes = routesPaths.values();
      const publishRest = async (): Promise<void> => {
        for (const route of routes) await publishCard(route);
      };
      await Promise.all([publishRest(), publishRest()]);
      if (drawn > 0) {
        logger.info`Drew number=${drawn} social cards.`;
      }
    },
  };
}
