import {describe, expect, test} from 'vitest';
import {highlight} from './highlight';

describe('highlight', () => {
  test('colors tokens by class and leaves plain ones as text', async () => {
    const html = await highlight('const a = "b"; // c', 'ts', new Set());
    expect(html).toContain('<span class="tk">const</span>');
    expect(html).toMatch(/<span class="tc">\s*\/\/ c<\/span>/);
    expect(html).not.toContain('style=');
  });

  test('gives neighbors of one color one element', async () => {
    const html = await highlight('greeter --person ./ada.yml\nls', 'bash', new Set());
    expect(html).toContain('<span class="tf">greeter</span><span class="ts"> --person ./ada.yml</span>');
  });

  test('marks the words of a single line in which it must not break', async () => {
    const html = await highlight('greeter --person ./ada.yml', 'bash', new Set());
    const words = '<span class="word">--person</span> <span class="word">./ada.yml</span>';
    expect(html).toContain(`<span class="tf">greeter</span><span class="ts"> ${words}</span>`);
  });

  test('gives lines no element of their own where none has a style', async () => {
    const html = await highlight('curl --data \'{\n  "a": 1\n}\'\nls', 'bash', new Set());
    expect(html).toContain(`'{</span>\n<span class="ts">  "a": 1</span>\n<span class="ts">}'</span>\n`);
    expect(await highlight('+a\n b', 'diff', new Set())).toMatch(/<span class="line">.*\n<span class="line">/u);
  });

  test('marks the lines that the author names', async () => {
    const html = await highlight('a\nb\nc', 'text', new Set([2]));
    expect(html.match(/class="line highlighted"/g)).toHaveLength(1);
    expect(html).toContain('<span class="line highlighted">b</span>');
  });

  test('puts types into attributes of focusable words, without a change of the text', async () => {
    const code = 'const a = b("x");';
    const types = [
      {start: 6, end: 7, type: 'const a: "c"'},
      {start: 10, end: 11, type: 'function b(): string'},
    ];
    const html = await highlight(code, 'ts', new Set(), types);
    expect(html).toContain('<span class="type" tabindex="0" data-type="const a: &#x22;c&#x22;">');
    expect(html).toContain('data-type="function b(): string"');
    expect(html, 'no element for the space before a type').toContain('const</span> <span class="type"');
    expect(html.replaceAll(/<[^>]+>/g, '').replaceAll('&quot;', '"')).toBe(code);
  });

  test('writes no tag and no handler in the text of a type', async () => {
    const type = 'const page: "<script>" & { onload = 1 }';
    const html = await highlight('const page = 1;', 'ts', new Set(), [{start: 6, end: 10, type}]);
    expect(html).not.toMatch(/<script|onload\s*=/);
    expect(html).toContain('data-type="const page: &#x22;&#x3c;script>&#x22; &#x26; { onload &#x3d; 1 }"');
  });

  test('adds nothing to a block without types', async () => {
    expect(await highlight('const a = 1;', 'ts', new Set())).not.toMatch(/data-type|tabindex="0" data/);
  });
});
