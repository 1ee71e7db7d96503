import {realpathSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {builtFiles, pageRows, readBuilt, siteAddress, siteFolder, type BuiltPage} from './support/builtSite';
import {attribute, textOf, type HtmlElement} from './support/html';

const {origin} = new URL(siteAddress);

/** Kinds of `link` that make the browser fetch or connect. */
const fetching = [
  'stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'preconnect',
  'dns-prefetch',
  'icon',
  'manifest',
  'apple-touch-icon',
];

/** Addresses that the browser fetches by itself when it renders the element. */
function fetchedBy(element: HtmlElement): string[] {
  const values = (...names: string[]): string[] => names.flatMap((name) => attribute(element, name) ?? []);
  const styles = [...values('style'), ...(element.tagName === 'style' ? [textOf(element)] : [])].flatMap(
    addressesInStyles,
  );
  const sets = values('srcset').flatMap((set) => set.split(',').map((item) => item.trim().split(' ')[0] ?? ''));
  if (element.tagName === 'link') {
    const kinds = (attribute(element, 'rel') ?? '').split(' ');
    return kinds.some((kind) => fetching.includes(kind)) ? values('href') : [];
  }
  if (['use', 'image'].includes(element.tagName)) return [...values('href', 'xlink:href'), ...styles];
  return [...values('src', 'poster', 'data', 'action', 'background'), ...sets, ...styles];
}

function addressesInStyles(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?<quote>["']?)(?<url>.*?)\k<quote>\s*\)|@import\s+["'](?<sheet>[^"']+)/gu)].flatMap(
    ({groups}) => groups?.url ?? groups?.sheet ?? [],
  );
}

const isForeign = (url: string, base: string): boolean => {
  const {protocol, origin: its} = new URL(url, base);
  return protocol !== 'data:' && protocol !== 'blob:' && its !== origin;
};

describe('requests to other origins', () => {
  it.each(pageRows)('[NET-2] %s requests nothing from another origin', (_, {elements, address}: BuiltPage) => {
    expect(elements.flatMap(fetchedBy).filter((url) => isForeign(url, address))).toEqual([]);
  });

  it.each(builtFiles.filter((file) => file.endsWith('.css')))(
    '[NET-2] %s requests nothing from another origin',
    (file) => {
      const address = new URL(file, siteAddress).href;
      expect(addressesInStyles(readBuilt(file)).filter((url) => isForeign(url, address))).toEqual([]);
    },
  );
});

describe('folders of the machine', () => {
  const texts = builtFiles.filter((file) =>
    ['.html', '.js', '.css', '.json', '.xml', '.txt', '.md', '.svg', '.yaml', '.map'].includes(path.extname(file)),
  );
  // Samples may well mention a top-level folder such as /tmp.
  const machineFolders = [process.cwd(), path.dirname(siteFolder), path.dirname(realpathSync(siteFolder))].filter(
    (folder, index, all) => folder.split(path.sep).length > 2 && all.indexOf(folder) === index,
  );

  it('no built file names the folder of the project or of its packages', () => {
    const found = texts.flatMap((file) => {
      const text = readBuilt(file);
      const names = machineFolders.filter((folder) => text.includes(`${folder}/`));
      const packages = /(?<![\w.])\/[\w./-]+\/node_modules\//u.exec(text) ?? [];
      return [...names, ...packages].map((name) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
  });
});
