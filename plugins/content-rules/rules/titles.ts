import {metaTextProblems} from '../metaText';
import type {Rule} from '../page';

/** Titles in browser tab and search result: there, of a fair length, no two alike. */
export const titles: Rule = (site) => {
  const {min, max} = site.options.titleLength;
  return metaTextProblems(site, {
    name: 'title',
    limits: site.options.titleLength,
    lengthFix: `write a "title" of ${min} to ${max} characters; a longer or shorter heading needs a "title_meta" of that length beside it`,
    sameFix: 'give this page a "title_meta" of its own',
    entryOf: ({frontMatter}) => frontMatter?.entries.get('title_meta') ?? frontMatter?.entries.get('title'),
  });
};
