import {describe, expect, it} from 'vitest';
import {condense, shares} from './condense';

const lists = {keep: 'Limits and pitfalls', keepFirst: /^\*\*Response `2/u, leaveOut: /^\d+ more examples$/u};
const pitfalls = '**Limits and pitfalls**\n\n- **One.** First.\n- **Two.** Second.';
const examples = `**2 more examples** {#call-examples}\n\n\`\`\`json\n{"a": 1}\n\`\`\`\n\n\`\`\`json\n{"b": 2}\n\`\`\`\n`;
const words = (count: number): string => 'word '.repeat(count).trim();

describe('condense', () => {
  it("doesn't change an entry that fits", () => {
    const entry = `## Call\n\n${examples}\n${pitfalls}`;
    expect(condense(entry, entry.length, '/api', lists)).toEqual({text: entry, next: undefined});
  });

  it('leaves out further examples first, and says where they are', () => {
    const entry = `## Call\n\n${words(30)}\n\n${examples}\n${pitfalls}`;
    expect(condense(entry, entry.length - 1, '/api', lists)).toEqual({
      text: `## Call\n\n${words(30)}\n\n**2 more examples:** \`read\` /api#call-examples\n\n${pitfalls}`,
      next: undefined,
    });
  });

  it('keeps the pitfalls, and continues where the text before them is cut off', () => {
    const paragraphs = Array.from({length: 9}, (_, index) => `${index}. ${words(10)}`);
    const entry = `## Call\n\n${paragraphs[0] ?? ''}\n\n${examples}\n${paragraphs.slice(1).join('\n\n')}\n\n${pitfalls}`;
    const {text, next = 0} = condense(entry, 350, '/api', lists);
    expect(text.length).toBeLessThanOrEqual(350);
    expect(text.endsWith(`\n\n…\n\n${pitfalls}`)).toBe(true);
    const [before = ''] = text.split('\n\n…');
    const last = before.split('\n\n').at(-1) ?? '';
    expect(entry.slice(0, next).endsWith(last)).toBe(true);
  });

  it('continues after the pitfalls when everything before them fits', () => {
    const call = `## Call\n\n${words(10)}`;
    const entry = `${call}\n\n${pitfalls}\n\nDetails.\n\n${words(40)}`;
    const {text, next = 0} = condense(entry, 125, '/api', lists);
    expect(text).toBe(`${call}\n\n${pitfalls}`);
    expect(entry.slice(next)).toBe(`Details.\n\n${words(40)}`);
  });

  it('keeps the first response before the pitfalls, and leaves out a sample without an anchor', () => {
    const sample = '**Python**\n\n```py\ncall()\n```\n\n';
    const response = '**Response `200` OK**\n\nDone.';
    const call = `## Call\n\n${sample}${words(60)}\n\n${words(60)}`;
    const entry = `${call}\n\n${response}\n\n**Response \`400\`**\n\n${words(60)}\n\n${pitfalls}`;
    const first = {...lists, leaveOut: /^Python$/u};
    const {text, next = 0} = condense(entry, 450, '/api', first);
    expect(text).toBe(`## Call\n\n${words(60)}\n\n…\n\n${response}\n\n…\n\n${pitfalls}`);
    expect(
      entry
        .slice(next)
        .trimStart()
        .startsWith(`${words(60)}\n\n${response}`),
    ).toBe(true);
    const whole = condense(entry, entry.length - sample.length - 300, '/api', first);
    expect(whole.text.endsWith(`\n\n${response}\n\n…\n\n${pitfalls}`)).toBe(true);
    expect(entry.slice(whole.next).trimStart().startsWith('**Response `400`')).toBe(true);
  });

  it("keeps only the entry's own pitfalls", () => {
    const entry = `## Part\n\n${words(40)}\n\n### Member\n\n${pitfalls}`;
    expect(condense(entry, 150, '/api', lists).text).not.toContain('Limits and pitfalls');
  });
});

it('divides a budget so that short texts leave the rest to the others', () => {
  expect(shares([100, 5_000, 300], 4_500)).toEqual([100, 4_100, 300]);
  expect(shares([5_000, 5_000], 4_500)).toEqual([2_250, 2_250]);
});
