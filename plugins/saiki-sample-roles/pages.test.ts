import {describe, expect, it} from 'vitest';
import {openSaikiPages} from './index';

const readPage = openSaikiPages(process.cwd());
const blocksOf = (source: string, file = 'content/docs/page.md') =>
  readPage(file, source).blocks.map(({line, language, code}) => [line, language, code]);

describe('the page reader', () => {
  it('finds blocks in lists, boxes and tildes, with their lines', () => {
    const source = '---\ntitle: x\n---\n\n- item\n\n  ```ts\n  a\n  ```\n\n:::note\n\n~~~bash\nb\n~~~\n\n:::\n';
    expect(blocksOf(source)).toEqual([
      [7, 'ts', 'a'],
      [13, 'bash', 'b'],
    ]);
  });

  it('takes an indented block for one without a language', () => {
    expect(blocksOf('Text.\n\n    code\n')).toEqual([[3, '', 'code']]);
  });

  it('reads components of MDX pages', () => {
    expect(blocksOf("import A from 'a';\n\n<A>\n\n```ts\na\n```\n\n</A>\n", 'content/docs/page.mdx')).toEqual([
      [5, 'ts', 'a'],
    ]);
  });

  it('expands directives, and names them', () => {
    const {blocks} = readPage('content/docs/page.md', 'Text.\n\n::operation{id="getHealth"}\n');
    expect(blocks.map(({language}) => language)).toEqual(
      expect.arrayContaining(['bash', 'ts', 'python', 'go', 'rust']),
    );
    expect(new Set(blocks.map(({line, directive}) => `${line} ${directive}`))).toEqual(
      new Set(['3 operation getHealth']),
    );
  });

  it('puts the text of a sample file in', () => {
    const [block] = readPage('content/docs/page.md', '```ts file=examples/common/openAgent.ts\n```\n').blocks;
    expect(block?.code).toContain('new SaikiAgent');
  });

  it('says where a page cannot be read, and has its other samples all the same', () => {
    const wrong = '::operation{id="getHelth"}\n\n[one](error:no-such-error)';
    const {problems, blocks} = readPage('content/docs/page.md', `${wrong}\n\n\`\`\`json\n{}\n\`\`\`\n`);
    expect(problems.map(({line}) => line)).toEqual([1, 3]);
    expect(problems[0]?.message).toContain('getHealth');
    expect(blocks.map(({code}) => code)).toEqual(['{}']);
  });
});
