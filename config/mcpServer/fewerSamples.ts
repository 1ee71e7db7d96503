import {requestLanguages} from '@docs-kit/reference/requestLanguages';

/** Languages of the samples that agents read: they translate to any other. */
const kept = ['curl', 'typescript'];
const others = requestLanguages.filter(({value}) => !kept.includes(value));

/** In a copy, each sample is below the name of its language. */
const samples = new RegExp(
  others
    .map(({label, fence}, index) => `^\\*\\*${label}\\*\\*\\n\\n(\`{3,})${fence}\\n[\\s\\S]*?\\n\\${index + 1}\\n`)
    .join('\\n'),
  'gmu',
);
const names = new Intl.ListFormat('en').format(others.map(({label}) => label));

/**
 * Leaves samples in other languages out of a page: with them, a call's parameters and answers came after what an agent
 * reads at once.
 */
export const withFewerSamples = (markdown: string): string =>
  markdown.replaceAll(samples, `The page has the same call in ${names}.\n`);
