import type {Problem} from '@docs-kit/report';
import {eachPage} from '../site';

/** Keys whose value readers see as it's written: as a heading, in the sidebar, in a browser tab or a search result. */
const keys = ['title', 'title_meta', 'description', 'sidebar_label', 'pagination_label'];

/** A tag of HTML, an entity, code, bold text or a link. Other angle brackets may be text: `Map<string>`. */
const markup =
  /<\/[a-z][^>]*>|<(?:a|b|br|code|em|i|img|kbd|span|strong|sub|sup)\b[^>]*>|&(?:[a-z]+|#\w+);|`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\)/giu;

/** Titles, descriptions and labels are plain text: Docusaurus shows HTML and Markdown in them as characters. */
export const plainTexts = eachPage(({file, frontMatter}) =>
  keys.flatMap((key): Problem[] => {
    const {value, valuePlace} = frontMatter?.entries.get(key) ?? {};
    const written = typeof value === 'string' ? (value.match(markup) ?? []) : [];
    if (written.length === 0) return [];
    const message = `readers see ${written.join(' and ')} in the "${key}" as it is written`;
    return [{file, ...valuePlace, message, fix: 'write plain text, without HTML and Markdown'}];
  }),
);
