import {metaTextProblems} from '../metaText';
import type {Rule} from '../page';

/** Descriptions for search results and link previews: there, of a fair length, no two alike. */
export const descriptions: Rule = (site) => {
  const {min, max} = site.options.descriptionLength;
  return metaTextProblems(site, {
    name: 'description',
    limits: site.options.descriptionLength,
    lengthFix: () => `write a "description" of one sentence, ${min} to ${max} characters long`,
    sameFix: () => 'say what is special about this page',
    entryOf: ({frontMatter}) => frontMatter?.entries.get('description'),
  });
};
