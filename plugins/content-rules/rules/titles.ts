import {keysOf} from '../knownKeys';
import {metaTextProblems} from '../metaText';
import type {Page, Rule} from '../page';

/** Characters that fit in both. */
const limits = {min: 3, max: 60};

/** Titles in browser tab and search result: there, of a fair length, no two alike. */
export const titles: Rule = (site) => {
  const lengthFix = `write a "title" of ${limits.min} to ${limits.max} characters`;
  const longHeadingFix = 'a longer or shorter heading needs a "title_meta" of that length beside it';
  return metaTextProblems(site, {
    name: 'title',
    limits,
    lengthFix: (page) => (mayHaveMeta(page) ? `${lengthFix}; ${longHeadingFix}` : lengthFix),
    sameFix: (page) =>
      mayHaveMeta(page) ? 'give this page a "title_meta" of its own' : 'give this page another "title"',
    entryOf: ({frontMatter}) => frontMatter?.entries.get('title_meta') ?? frontMatter?.entries.get('title'),
  });
};

/** A single page does not show its title as a heading, and needs no second one for browser tab and search result. */
const mayHaveMeta = ({folder}: Page): boolean => keysOf(folder.kind).title_meta !== undefined;
