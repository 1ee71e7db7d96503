import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pagesIn} from '@docs-kit/reference';
import {interfaceNames, type InterfaceNames} from './interfaceNames';
import {root} from './interfaces';
import {handMadeTables} from './markdownTables';

const sample: InterfaceNames[] = [
  {title: 'fields', directive: '::operation{id="a"}', names: new Set(['message', 'sessionId'])},
  {title: 'flags', directive: '::cli-options{command="saiki"}', names: new Set(['--agent', '--model'])},
];
const found = (...rows: string[]): string[] =>
  handMadeTables(
    ['| Name | Meaning |', '| --- | --- |', ...rows.map((row) => `| ${row} | x |`)].join('\n'),
    sample,
  ).map((table) => table.interface.title);

describe('a hand-made table is noticed', () => {
  it.each([
    ['names in code', ['`message`', '`sessionId`'], ['fields']],
    ['links on names', ['[`message`](#m)', '**`sessionId`**'], ['fields']],
    ['names among other rows', ['`other`', '`message`', '`sessionId`'], ['fields']],
    ['flags with values and short forms', ['`-a, --agent <path>`', '`-m`, `--model`'], ['flags']],
    ['one name alone', ['`message`', '`other`'], []],
    ['names of different interfaces', ['`message`', '`--agent`'], []],
    ['words of prose', ['message', 'sessionId'], []],
    ['names within sentences', ['the `message`', 'a `sessionId`'], []],
  ])('by %s', (_, rows, expected) => {
    expect(found(...rows)).toEqual(expected);
  });

  it('with its line', () => {
    const [table] = handMadeTables('Text.\n\n| A |\n| - |\n| `message` |\n| `sessionId` |', sample);
    expect(table?.line).toBe(3);
  });

  it('not in a code block', () => {
    expect(handMadeTables('```md\n| A |\n| - |\n| `message` |\n| `sessionId` |\n```', sample)).toEqual([]);
  });
});

describe('the pages', () => {
  it('have no table that a directive should make', () => {
    const interfaces = interfaceNames();
    const errors = pagesIn(path.join(root, 'content')).flatMap((file) =>
      handMadeTables(readFileSync(file, 'utf8'), interfaces).map((table) => {
        const place = `${path.relative(root, file)}:${table.line}`;
        return `${place}: a hand-made table of ${table.interface.title} (${table.found.join(', ')}). Point at the contract: ${table.interface.directive}`;
      }),
    );
    expect(errors).toEqual([]);
  });
});
