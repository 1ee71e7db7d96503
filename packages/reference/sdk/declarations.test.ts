import {describe, expect, it} from 'vitest';
import {readDeclarations} from './declarations';

const read = (source: string) => readDeclarations('a.d.ts', source);

describe('a declaration file', () => {
  it('gives what it exports, by kind', () => {
    const found = read(`
      export declare class A {}
      export interface B {}
      export type C = string;
      export declare function d(): void;
      export declare const e: number;
      export declare const fSchema: unknown;
      interface Hidden {}
    `);
    expect(found.map(({name, kind}) => [name, kind])).toEqual([
      ['A', 'class'],
      ['B', 'type'],
      ['C', 'type'],
      ['d', 'function'],
      ['e', 'constant'],
      ['fSchema', 'schema'],
    ]);
  });

  it('gives members with their kind, type and whether they may be missing', () => {
    const [found] = read(`export declare class A {
      readonly size?: number;
      constructor(size: number);
      grow<T>(by: T, times?: number): Promise<T>;
    }`);
    expect(found?.members.map(({kind, name, type, optional}) => ({kind, name, type, optional}))).toEqual([
      {kind: 'property', name: 'size', type: 'number', optional: true},
      {kind: 'constructor', name: 'constructor', type: '', optional: false},
      {kind: 'method', name: 'grow', type: '', optional: false},
    ]);
    expect(found?.members[2]?.parameters).toEqual([
      {name: 'by', type: 'T', optional: false},
      {name: 'times', type: 'number', optional: true},
    ]);
  });

  it('names quoted members without their quotes', () => {
    expect(read(`export interface Map { 'a:b': string }`)[0]?.members[0]?.name).toBe('a:b');
  });

  it('shows a class by its first line', () => {
    expect(read('export declare class A<T = {a: string}> {\n  b: T;\n}')[0]?.signature).not.toContain('b: T');
    expect(read('export declare class A extends B {\n  c: string;\n}')[0]?.signature).toBe('class A extends B');
  });

  it('shows a type without comments and with its indentation', () => {
    const source =
      'export interface A {\n  /** One. */\n  one: string;\n  /**\n   * Two.\n   */\n  two: {\n    three: number;\n  };\n}';
    expect(read(source)[0]?.signature).toBe('interface A {\n  one: string;\n  two: {\n    three: number;\n  };\n}');
  });

  it('shows a method at the margin, without words of the declaration file', () => {
    const source = 'export declare class A {\n  // a note\n  override on(\n    name: string,\n  ): this;\n}';
    expect(read(source)[0]?.members[0]?.signature).toBe('on(\n  name: string,\n): this;');
  });

  it('reads the comment with two stars, not a note of the linter after it', () => {
    const source = '/** Runs. */\n// eslint-disable-next-line a -- b\nexport declare function run(): void;';
    expect(read(source)[0]?.doc.summary).toBe('Runs.');
  });
});
