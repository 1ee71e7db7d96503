import {describe, expect, it} from 'vitest';
import {htmlProblems} from './html';

const messages = async (text: string): Promise<string[]> =>
  (await htmlProblems(text)).map(({line, message}) => `${line}: ${message}`);

describe('htmlProblems', () => {
  it.each([
    '<!doctype html>\n<meta charset="utf-8">\n<title>Chat</title>\n<pre role="log"></pre>',
    '<!doctype html>\n<script type="module">\n  await Promise.resolve(`page-${1 < 2}`);\n</script>',
  ])('accepts %j', async (text) => {
    expect(await messages(text)).toEqual([]);
  });

  it.each([
    ['<title>Chat</title>', '1: Parse error of HTML: missing-doctype.'],
    ['<!doctype html>\n<pre role="log"role="log"></pre>', '2: Parse error of HTML: duplicate-attribute.'],
    ['<!doctype html>\n<script>\n  const a = ;\n</script>', '3: Syntax error at "=".'],
  ])('rejects %j', async (text, expected) => {
    expect(await messages(text)).toContain(expected);
  });
});
