import {expect, it} from 'vitest';
import {requestLanguages} from '@docs-kit/reference/requestLanguages';
import {samplesIn} from './samples';

const {select} = samplesIn(requestLanguages);

const sample = (label: string, fence: string, code: string): string =>
  `**${label}**\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`;
const samplesOf = (languages: typeof requestLanguages): string =>
  languages.map(({label, fence}) => sample(label, fence, `a\n\n${label}()`)).join('\n');
const isKept = ({value}: (typeof requestLanguages)[number]): boolean => ['curl', 'typescript'].includes(value);
const others = requestLanguages.filter((language) => !isKept(language));
const tools = samplesOf(others);
const call = samplesOf(requestLanguages.filter(isKept));
const text = `## Call\n\n${call}\n${tools}\n**Response**\n\n${call}\n${tools}`;

it('keeps curl and TypeScript of a call, and says how to read the other languages', () => {
  const names = new Intl.ListFormat('en', {type: 'disjunction'}).format(others.map(({label}) => label));
  const shorter = `${call}\nFor the same call in ${names}, \`read\` this address with \`language\`.\n`;
  expect(select(text)).toBe(`## Call\n\n${shorter}\n**Response**\n\n${shorter}`);
});

it('keeps the language that is asked for alone', () => {
  const go = sample('Go', 'go', 'a\n\nGo()');
  expect(select(text, 'go')).toBe(`## Call\n\n${go}\n**Response**\n\n${go}`);
});

it('leaves other samples alone', () => {
  const other = sample('Python', 'python', 'a()');
  expect(select(other)).toBe(other);
});
