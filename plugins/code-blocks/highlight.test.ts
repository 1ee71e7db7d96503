import {describe, expect, test} from 'vitest';
import {highlight} from './highlight';
import {grammars} from './languages';

describe('highlight', () => {
  test.each(['bash', 'diff', 'json', 'yaml', 'typescript', 'javascript', 'python', 'go', 'rust', 'docker'])(
    'knows %s, a language of the specification',
    (language) => {
      expect(Object.keys(grammars)).toContain(language);
    },
  );

  test('colours tokens by class and leaves plain ones as text', async () => {
    const html = await highlight('const a = "b"; // c', 'ts', new Set());
    expect(html).toContain('<span class="tk">const</span>');
    expect(html).toMatch(/<span class="tc">\s*\/\/ c<\/span>/);
    expect(html).not.toContain('style=');
  });

  test('marks the lines that the author names', async () => {
    const html = await highlight('a\nb\nc', 'text', new Set([2]));
    expect(html.match(/class="line highlighted"/g)).toHaveLength(1);
    expect(html).toContain('<span class="line highlighted">b</span>');
  });

  test('marks added and removed lines and takes the marks out', async () => {
    const html = await highlight('a(); // [!code ++]\nb(); // [!code --]', 'ts', new Set());
    expect(html).toContain('diff add');
    expect(html).toContain('diff remove');
    expect(html).not.toContain('[!code');
  });
});
