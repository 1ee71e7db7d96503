import type {IndexedPage, IndexedSection, SearchIndex} from '../engine/types';
import type {SearchPluginOptions, SectionMatch} from './options';
import {readSections, type PageSection} from './readSections';

export interface BuiltPage {
  /** Address below the base URL, with a leading slash. */
  readonly url: string;
  readonly html: string;
}

const fits = ({page, anchor, heading, firstLine}: SectionMatch, url: string, section: PageSection): boolean =>
  (page?.test(url) ?? true) &&
  (anchor?.test(section.anchor) ?? true) &&
  (heading?.test(section.heading) ?? true) &&
  (firstLine?.test(section.text.split('\n', 1)[0] ?? '') ?? true);

/** Whether a page asks search engines not to list it. This search leaves it out too. */
const isUnlisted = (html: string): boolean => /<meta[^>]+name="?robots"?[^>]+noindex/iu.test(html);

/** Makes the search index of built pages, in the given order. */
export function makeIndex(
  pages: readonly BuiltPage[],
  options: SearchPluginOptions,
  keywords: ReadonlyMap<string, readonly string[]> = new Map(),
): SearchIndex {
  const {kinds, weights = [], synonyms = [], ignore = []} = options;
  const index = {pages: [] as IndexedPage[], sections: [] as IndexedSection[]};
  for (const {url, html} of pages) {
    const content = isUnlisted(html) ? undefined : readSections(html, ignore);
    if (!content?.title) continue;
    const page = index.pages.length;
    const {title, breadcrumbs} = content;
    const keywordsOf = (address: string): string => keywords.get(address)?.join(', ') ?? '';
    index.pages.push({url, title, breadcrumbs, keywords: keywordsOf(url)});
    for (const section of content.sections) {
      // The last rule matches everything.
      const kind = kinds.findIndex((rule) => fits(rule, url, section));
      const weight = weights
        .filter((rule) => fits(rule, url, section))
        .reduce((product, {factor}) => product * factor, 1);
      const {anchor, path, text} = section;
      const heading = anchor ? section.heading : title;
      index.sections.push({
        page,
        anchor,
        heading,
        path,
        kind,
        weight: Math.round(weight * 100) / 100,
        names: namesOf(kinds[kind]?.name, section),
        text,
        keywords: anchor && keywordsOf(`${url}#${anchor}`),
      });
    }
  }
  return {
    kinds: kinds.map(({id, label, filter}) => ({id, label, filter})),
    synonyms: synonyms.map(({because: _because, ...group}) => group),
    ...index,
  };
}

function namesOf(name: 'anchor' | 'firstLine' | undefined, {anchor, text}: PageSection): string[] {
  if (name === 'firstLine') return [text.split('\n', 1)[0] ?? ''];
  return name === 'anchor' ? [anchor.replace(/^[a-z]+-/u, '')] : [];
}
