import {metaTextProblems} from '../metaText';
import type {Rule} from '../page';

/** Characters that search engines show. */
const limits = {min: 70, max: 160};

/** Descriptions for search results and link previews: there, of a fair length, no two alike. */
export const descriptions: Rule = (site) =>
  metaTextProblems(site, {
    name: 'description',
    limits,
    lengthFix: () => `write a "description" of one sentence, ${limits.min} to ${limits.max} characters long`,
    sameFix: () => 'say what is special about this page',
    entryOf: ({frontMatter}) => frontMatter?.entries.get('description'),
  });
