import {expect, it} from 'vitest';
import {captioned, sliceAt, splitSections} from './sections';

const page = `# Page

## Options

|Key|Meaning|
|-|-|
|\`one\` {#key-one}|first \\| of two|
|\`two\` {#key-two}|second|

### One

\`\`\`md
## Not a heading
\`\`\`

## Next …
End

## Messages

|Message|Says|
|-|-|
|[\`ping\`](https://example.org/page.md#send-ping)|nothing|

### ping {#send-ping}
Sent.
`;

it('returns headings with their content, and rows with the header of their table', () => {
  const anchors = ['', 'options', 'key-one', 'key-two', 'one', 'next-', 'messages', 'send-ping', 'gone'];
  const sections = splitSections(page, anchors);
  expect(sections.get('options')).toContain('## Not a heading\n```');
  expect(sections.get('key-two')).toBe('|Key|Meaning|\n|-|-|\n|`two` {#key-two}|second|');
  expect(sections.get('one')).toBe('### One\n\n```md\n## Not a heading\n```');
  expect(sections.get('next-')).toBe('## Next …\nEnd');
  expect(sections.get('send-ping')).toBe('### ping {#send-ping}\nSent.');
  expect(sections.has('gone')).toBe(false);
});

it('cuts between paragraphs, and loses nothing', () => {
  const text = `${'word '.repeat(20)}\n\n${'more '.repeat(20)}`;
  const first = sliceAt(text, 0, 150);
  expect(first.text).toBe(`${'word '.repeat(20)}`);
  const rest = sliceAt(text, first.next ?? 0, 150);
  expect(rest.next).toBeUndefined();
  expect(first.text + rest.text).toBe(text);
  expect(sliceAt('x'.repeat(1_000), 0, 100).text).toHaveLength(100);
});

it('closes a code block that is cut, and opens it again in the next part', () => {
  const code = Array.from({length: 9}, (_, index) => `  step(${index});`).join('\n');
  const text = `Before.\n\n\`\`\`ts title="a.ts"\n${code}\n\`\`\`\n\nAfter.`;
  const first = sliceAt(text, 0, 120);
  expect(first.text.endsWith('\n  step(7);\n```')).toBe(true);
  expect(sliceAt(text, first.next ?? 0, 120)).toEqual({
    text: '```ts title="a.ts"\n  step(8);\n```\n\nAfter.',
    next: undefined,
  });
});

it('cuts before a code block rather than in it, when most of the budget is used', () => {
  const text = `${'word '.repeat(20).trim()}\n\n\`\`\`sh\nls\nls\nls\nls\nls\nls\nls\n\`\`\`\n`;
  expect(sliceAt(text, 0, 120)).toEqual({text: 'word '.repeat(20).trim(), next: 99});
});

it('loses no line, and leaves no code block open, whatever the budget', () => {
  const block = (name: string) => `\`\`\`\`md title="${name}"\n# ${name}\n\n\`\`\`\nx ${name}\n\`\`\`\n\`\`\`\``;
  const text = ['one', 'two', 'three', 'four'].map((name) => `Text ${name}.\n\n${block(name)}`).join('\n\n');
  const isCode = (line: string): boolean => !line.startsWith('````') && line.trim() !== '';
  for (let budget = 60; budget < 300; budget += 1) {
    const parts: string[] = [];
    for (let next: number | undefined = 0; next !== undefined;) {
      const part = sliceAt(text, next, budget);
      expect(part.text.length).toBeLessThanOrEqual(budget);
      expect(part.text.match(/^````/gmu)?.length ?? 0, part.text).toSatisfy((count: number) => count % 2 === 0);
      parts.push(part.text);
      next = part.next;
    }
    const words = (whole: string) => whole.split('\n').filter(isCode).join(' ').replaceAll(/\s+/gu, ' ');
    expect(words(parts.join('\n'))).toBe(words(text));
  }
});

it('finds the text below a caption with an anchor, up to the next caption or heading', () => {
  const fields =
    '**Fields of `a`** {#a}\n\nFirst.\n\n**Fields of `a.b`** {#a-b}\n\nSecond.\n\n```sh\n# Code\n```\n\n## Next\n';
  expect(captioned(fields, 'a')).toBe('**Fields of `a`** {#a}\n\nFirst.');
  expect(captioned(fields, 'a-b')).toBe('**Fields of `a.b`** {#a-b}\n\nSecond.\n\n```sh\n# Code\n```');
  expect(captioned(fields, 'b')).toBeUndefined();
});
