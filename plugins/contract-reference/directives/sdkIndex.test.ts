import {describe, expect, it} from 'vitest';
import {markdownOf, rowOf} from './markdownOf.testing';
import {sdkIndex} from './sdkIndex';

const rowsOf = (kind: string): number =>
  markdownOf(sdkIndex, {kind})
    .split('\n')
    .filter((line) => line.startsWith('| [')).length;

describe('::sdk-index', () => {
  it.each([
    ['class', 18],
    ['function', 42],
    ['schema', 11],
    ['constant', 13],
    ['type', 63],
  ])('lists the exports of kind %s', (kind, count) => {
    expect(rowsOf(kind)).toBe(count);
  });

  it('links each to its description', () => {
    const markdown = markdownOf(sdkIndex, {kind: 'class'});
    expect(rowOf(markdown, 'MCPClient')).toEqual([
      '[`MCPClient`](/api/mcp-manager#mcpclient)',
      'Connection to one MCP server, without the routing of a manager.',
    ]);
  });

  it('refuses an unknown kind and names the nearest', () => {
    expect(() => markdownOf(sdkIndex, {kind: 'classes'})).toThrow('Did you mean "class"?');
  });
});
