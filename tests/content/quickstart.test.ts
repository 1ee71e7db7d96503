import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const source = readFileSync('content/docs/getting-started/quickstart.mdx', 'utf8');

/** What a reader on macOS with an OpenAI key reads before the first answer. */
const [wayToAnswer = ''] = source
  .replace(/^---[\s\S]*?\n---\n/u, '')
  .replace(/<TabItem value="(?!bash|openai)[\s\S]*?<\/TabItem>/gu, '')
  .split('Leave the question out');

it('leads to the first answer with at most five commands and 600 words', () => {
  const shells = [...wayToAnswer.matchAll(/```bash\n(?<code>[\s\S]*?)```/gu)].map(({groups}) => groups?.code ?? '');
  const commands = shells.join('').match(/^(?:[a-z]\S*)(?= )/gmu) ?? [];
  const words = wayToAnswer.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  expect(commands).toEqual(['npm', 'mkdir', 'cd', 'echo', 'saiki']);
  expect(words.length).toBeGreaterThan(100);
  expect(words.length).toBeLessThanOrEqual(600);
});
