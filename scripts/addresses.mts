import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {filesIn} from '@docs-kit/report';

/** List of all addresses and anchors that were ever published. */
export const ledgerFile = 'config/addresses.txt';

/** Files that readers and their programs request by name: feeds, contracts, copies for agents, downloads. */
const named = /\.(?:json|md|mjs|ts|txt|xml|ya?ml|zip)$/;
/** Files for hosts, and files with a content hash in their path. */
const unnamed = /^(?:\.|assets\/)|\.[\da-f]{8}(?:\.\w+$|\/)/;

/** Returns the anchors of a page; undefined for redirects and for pages that search engines mustn't list. */
function anchorsOf(html: string): string[] | undefined {
  const anchors: string[] = [];
  let isPublished = true;
  let depthInMain = 0;
  let depthInSvg = 0;
  const parser = new Parser({
    onopentag(name, {id, content = '', name: meta, 'http-equiv': equivalent}) {
      if (name === 'meta' && (equivalent === 'refresh' || (meta === 'robots' && content.includes('noindex')))) {
        isPublished = false;
      }
      if (name === 'main') depthInMain += 1;
      if (name === 'svg') depthInSvg += 1;
      // Ids in diagrams are for their own references. React and Docusaurus generate other ids, which may change with
      // each build.
      if (depthInMain > 0 && depthInSvg === 0 && id !== undefined && /^[\p{L}\d][\p{L}\d.-]*$/u.test(id))
        anchors.push(id);
    },
    onclosetag(name) {
      if (name === 'main') depthInMain -= 1;
      if (name === 'svg') depthInSvg -= 1;
    },
  });
  parser.end(html);
  return isPublished ? anchors : undefined;
}

/**
 * Lists the addresses of a built site below the base URL, with all anchors: `/docs/a`, `/docs/a#part`, `/blog/rss.xml`.
 */
export function publishedAddresses(folder: string): string[] {
  const files = filesIn(folder);
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html') && file !== '404.html')
      .map((file) => [file, anchorsOf(readFileSync(path.join(folder, file), 'utf8'))]),
  );
  const addresses = files.flatMap((file) => {
    if (unnamed.test(file)) return [];
    const page = file.replace(/\.md$/, '.html');
    // The Markdown copy of an unlisted page is as unlisted as the page.
    if (page !== file && pages.has(page) && !pages.get(page)) return [];
    if (!file.endsWith('.html')) return named.test(file) ? [`/${file}`] : [];
    const anchors = pages.get(file);
    const route = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    return anchors ? [route, ...anchors.map((anchor) => `${route}#${anchor}`)] : [];
  });
  return [...new Set(addresses)].sort();
}

export const readLedger = (): string[] => readFileSync(ledgerFile, 'utf8').split('\n').filter(Boolean);
