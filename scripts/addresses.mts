import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {filesIn} from '@docs-kit/report';

/** List of all addresses and anchors that were ever published. */
export const ledgerFile = 'config/addresses.txt';

/** Files that readers and their programs request by name: feeds, contracts, copies for agents, downloads. */
const named = /\.(?:json|md|mjs|ts|txt|xml|ya?ml|zip)$/;
/** Files for hosts, and files with a content hash in their path. */
const unnamed = /^(?:\.|assets\/)|\.[\da-f]{8}(?:\.\w+$|\/)/;

type Element = ReturnType<typeof DomUtils.findAll>[number];

const isUnlisted = ({name, attribs}: Element): boolean =>
  name === 'meta' &&
  (attribs['http-equiv'] === 'refresh' || (attribs.name === 'robots' && /noindex/.test(attribs.content ?? '')));

/** React and Docusaurus generate other ids, which may change with each build. */
const hasAnchor = ({attribs}: Element): boolean => /^[\p{L}\d][\p{L}\d.-]*$/u.test(attribs.id ?? '');

/** Returns the anchors of a page; undefined for redirects and for pages that search engines mustn't list. */
function anchorsOf(html: string): string[] | undefined {
  const {children} = parseDocument(html);
  if (DomUtils.existsOne(isUnlisted, children)) return undefined;
  // Ids in diagrams are for their own references.
  DomUtils.getElementsByTagName('svg', children).forEach((drawing) => DomUtils.removeElement(drawing));
  const content = DomUtils.getElementsByTagName('main', children);
  return DomUtils.findAll(hasAnchor, content).map(({attribs}) => attribs.id ?? '');
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
