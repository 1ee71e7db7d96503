import {expect, it} from 'vitest';
import {requestLanguages} from '@docs-kit/reference/requestLanguages';
import {samplesIn} from './samples';

const {select} = samplesIn(requestLanguages);

const sample = (label: string, fence: string, code: string): string =>
  `**${label}**\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`;
const tools = ['Python', 'Go', 'Rust'].map((label) => sample(label, label.toLowerCase(), `a\n\n${label}()`)).join('\n');
const call = [sample('curl', 'bash', 'curl'), sample('TypeScript', 'ts', 'a()')].join('\n');
const text = `## Call\n\n${call}\n${tools}\n**Response**\n\n${call}\n${tools}`;

it('keeps curl and TypeScript of a call, and says how to read the other languages', () => {
  const shorter = `${call}\nFor the same call in Python, Go, or Rust, \`read\` this address with \`language\`.\n`;
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
