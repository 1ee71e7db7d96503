import {describe, expect, it} from 'vitest';
import {readDocComment, type Doc} from './docComment';

const read = (...lines: string[]): Doc =>
  readDocComment(['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n'));

describe('a TSDoc comment', () => {
  it('gives its summary as Markdown, over several lines', () => {
    expect(read('Starts `it`,', 'at once.').summary).toBe('Starts `it`,\nat once.');
  });

  it('keeps paragraphs of remarks apart', () => {
    expect(read('A.', '@remarks', 'One.', '', 'Two.').remarks).toBe('One.\n\nTwo.');
  });

  it('turns links into addresses that the page resolves', () => {
    expect(read('See {@link Agent.run}.').summary).toBe('See [`Agent.run`](sdk:Agent.run).');
    expect(read('See {@link Agent | the agent}.').summary).toBe('See [the agent](sdk:Agent).');
    expect(read('See {@link https://a.example | A}.').summary).toBe('See [A](https://a.example).');
  });

  it('takes parameters, result, default and errors apart', () => {
    const doc = read(
      'A.',
      '@param one - first',
      '@returns it',
      '@defaultValue `1`',
      '@throws Error "No"',
      '@throws Error "Never"',
    );
    expect(doc).toMatchObject({
      params: [{name: 'one', text: 'first'}],
      returns: 'it',
      defaultValue: '`1`',
      throws: ['Error "No"', 'Error "Never"'],
    });
  });

  it('splits pitfalls after their first sentence', () => {
    expect(read('A.', '@pitfall `url` is ignored.', 'Write `host`. Always.').pitfalls).toEqual([
      {title: '`url` is ignored', text: 'Write `host`. Always.'},
    ]);
    expect(read('A.', '@pitfall The address is ignored by', 'all servers. Write `host`.').pitfalls).toEqual([
      {title: 'The address is ignored by\nall servers', text: 'Write `host`.'},
    ]);
  });

  it('splits emitted events from when they are emitted', () => {
    expect(read('A.', '@emits `a:b` - at the end', '@emits `a:c` - never').emits).toEqual([
      {name: 'a:b', text: 'at the end'},
      {name: 'a:c', text: 'never'},
    ]);
  });

  it('keeps code of examples as it is', () => {
    expect(read('A.', '@example', '```ts', 'if (a) {', '  b();', '}', '```').examples).toEqual([
      '```ts\nif (a) {\n  b();\n}\n```',
    ]);
  });

  it('reports what the parser does not accept', () => {
    expect(read('A.', '@param one first').errors.join()).toContain(
      'should be followed by a parameter name and then a hyphen',
    );
    expect(read('A.', '@emit `a` - b').errors.join()).toContain('not defined in this configuration');
  });

  it('is empty when there is none', () => {
    expect(readDocComment('')).toMatchObject({summary: '', params: [], pitfalls: []});
  });
});
