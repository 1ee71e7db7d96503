import {afterAll, describe, expect, test} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';
import {extractRegion, readSampleFile} from './sampleFile';

const source = [
  'const a = 1;',
  '// #region inner',
  '  const b = 2;',
  '    // #region deep',
  '    const c = 3;',
  '    // #endregion deep',
  '// #endregion inner',
  '// #region open',
].join('\n');

describe('extractRegion', () => {
  test('returns a region without markers, its own and inner ones, and without common indentation', () => {
    expect(extractRegion(source, 'inner')).toBe('const b = 2;\n  const c = 3;');
  });

  test('returns the whole text without markers', () => {
    expect(extractRegion(source, undefined)).toBe('const a = 1;\n  const b = 2;\n    const c = 3;');
  });

  test("lists the existing regions when one doesn't exist", () => {
    expect(() => extractRegion(source, 'iner')).toThrow('no region "iner"; regions there: inner, deep, open');
  });

  test("reports a region that doesn't end, with the fix", () => {
    expect(() => extractRegion(source, 'open')).toThrow('add a line "#endregion open"');
  });
});

describe('readSampleFile', () => {
  const site = makeFolder({'examples/agent.yml': '# #region llm\nllm: {}\n# #endregion llm\n'}, afterAll);
  const read = (file: string, region?: string, code = '') =>
    readSampleFile(site, {code, values: {file, ...(region !== undefined && {region})}});

  test('reads YAML regions too', () => {
    expect(read('examples/agent.yml', 'llm')).toBe('llm: {}');
  });

  test('rejects a file that does not exist', () => {
    expect(() => read('examples/other.yml')).toThrow('"examples/other.yml" does not exist');
  });

  test('rejects a body in addition to a file', () => {
    expect(() => read('examples/agent.yml', 'llm', 'llm: {}')).toThrow('Fix: leave the body empty');
  });

  test('rejects a file outside examples/', () => {
    expect(() => read('examples/../secret')).toThrow('is not in examples/');
  });
});
