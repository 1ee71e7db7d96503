import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openContracts} from './contracts';

let folder: string;
const write = (file: string, content: string): void => writeFileSync(path.join(folder, file), content);

beforeAll(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'contracts-')), 'contracts');
  mkdirSync(folder);
});
afterAll(() => rmSync(path.dirname(folder), {recursive: true}));

describe('a contract', () => {
  it.each([
    ['a.yaml', 'names: [one]\n'],
    ['a.json', '{"names": ["one"]}'],
  ])('is read from %s', (file, content) => {
    write(file, content);
    expect(openContracts(folder).read(file)).toEqual({names: ['one']});
  });

  it('is parsed once', () => {
    write('once.yaml', 'a: 1\n');
    expect(openContracts(folder).read('once.yaml')).toBe(openContracts(folder).read('once.yaml'));
  });

  it('is parsed again after it has changed', () => {
    write('changing.yaml', 'a: 1\n');
    const before = openContracts(folder).read('changing.yaml');
    write('changing.yaml', 'a: 2\n');
    utimesSync(path.join(folder, 'changing.yaml'), new Date(), new Date(Date.now() + 5000));
    expect(before).toEqual({a: 1});
    expect(openContracts(folder).read('changing.yaml')).toEqual({a: 2});
  });

  it.each([
    ['is missing', 'absent.yaml', undefined, 'contracts/absent.yaml is missing.'],
    ['is not valid YAML', 'broken.yaml', 'a: [1', 'contracts/broken.yaml:1 is not valid YAML:'],
    ['is not valid JSON', 'broken.json', '{', 'contracts/broken.json:1 is not valid JSON:'],
  ])('that %s is named in the error', (_, file, content, message) => {
    if (content !== undefined) write(file, content);
    expect(() => openContracts(folder).read(file)).toThrow(message);
  });
});
