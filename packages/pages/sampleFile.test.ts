import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
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
  test('gives a region without its marks, without those inside it and without common indent', () => {
    expect(extractRegion(source, 'inner')).toBe('const b = 2;\n  const c = 3;');
  });

  test('gives the whole text without marks', () => {
    expect(extractRegion(source, undefined)).toBe('const a = 1;\n  const b = 2;\n    const c = 3;');
  });

  test('names the regions that exist when one does not', () => {
    expect(() => extractRegion(source, 'iner')).toThrow('no region "iner"; regions there: inner, deep, open');
  });

  test('says how to end a region that does not end', () => {
    expect(() => extractRegion(source, 'open')).toThrow('add a line "#endregion open"');
  });
});

describe('readSampleFile', () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'import-sample-'));
  mkdirSync(path.join(site, 'examples'));
  writeFileSync(path.join(site, 'examples', 'agent.yml'), '# #region llm\nllm: {}\n# #endregion llm\n');

  const read = (file: string, region?: string, code = '') =>
    readSampleFile(site, {code, values: {file, ...(region !== undefined && {region})}});

  test('reads YAML regions too', () => {
    expect(read('examples/agent.yml', 'llm')).toBe('llm: {}');
  });

  test('rejects a file that does not exist', () => {
    expect(() => read('examples/other.yml')).toThrow('"examples/other.yml" does not exist');
  });

  test('rejects a body beside the file', () => {
    expect(() => read('examples/agent.yml', 'llm', 'llm: {}')).toThrow('leave the body empty');
  });

  test('rejects a file outside examples/', () => {
    expect(() => read('examples/../secret')).toThrow('is not in examples/');
  });
});
