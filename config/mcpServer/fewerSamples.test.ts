import {expect, it} from 'vitest';
import {withFewerSamples} from './fewerSamples';

const sample = (label: string, fence: string, code: string): string =>
  `**${label}**\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`;
const tools = ['Python', 'Go', 'Rust'].map((label) => sample(label, label.toLowerCase(), `a\n\n${label}()`)).join('\n');
const call = ['## Call\n', sample('curl', 'bash', 'curl'), sample('TypeScript', 'ts', 'a()')].join('\n');

it('keeps curl and TypeScript of a call, and names the other languages', () => {
  const text = `${call}\n${tools}\n**Answer**\n\n${call}\n${tools}`;
  const shorter = `${call}\nThe page has the same call in Python, Go, and Rust.\n`;
  expect(withFewerSamples(text)).toBe(`${shorter}\n**Answer**\n\n${shorter}`);
});

it('leaves other samples alone', () => {
  const text = sample('Python', 'python', 'a()');
  expect(withFewerSamples(text)).toBe(text);
});
