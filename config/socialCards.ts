import {site} from './site';

/**
 * Address of a page's social card, relative to the base URL.
 * @param pathname address of the page, `/saiki/docs/guides/cli`
 * @example socialCardPath('/saiki/docs/guides/cli') // 'img/cards/docs/guides/cli.png'
 */
export function socialCardPath(pathname: string): string {
  const page = pathname.slice(site.baseUrl.length).replace(/\/$/, '') || 'index';
  return `img/cards/${page}.png`;
}
