import {describe, expect, it} from 'vitest';
import {isCollection, parseDocument, visit} from 'yaml';
import {builtFiles, readBuilt, siteAddress} from './support/builtSite';

const schemas = builtFiles.filter((file) => /^schemas\/.*\.json$/u.test(file));

describe('published contracts', () => {
  it.each(schemas)('[CONTRACT-2] %s names no schema that is not there', (file) => {
    const {$schema = '', $id = ''} = JSON.parse(readBuilt(file)) as {$schema?: string; $id?: string};
    const named = [$schema, $id].filter(Boolean).map((address) => new URL(address, new URL(file, siteAddress)).href);
    const ours = named.filter((address) => address.startsWith(siteAddress));
    expect(ours.length, `${file} names neither its schema nor its own address`).toBeGreaterThan(0);
    expect(ours.filter((address) => !builtFiles.includes(address.slice(siteAddress.length)))).toEqual([]);
  });
});

describe('published YAML', () => {
  const files = builtFiles.filter((file) => /\.ya?ml$/u.test(file));

  /** Unquoted text in `{…}` or `[…]` that ends at a question mark for parsers of YAML 1.1, such as PyYAML. */
  function textsWithQuestions(text: string): string[] {
    const found: string[] = [];
    visit(parseDocument(text), {
      Scalar(_, {type, source = ''}, path) {
        const isInFlow = path.some((node) => isCollection(node) && node.flow === true);
        if (type === 'PLAIN' && isInFlow && source.includes('?')) found.push(source);
      },
    });
    return found;
  }

  it('is found', () => expect(files).toContain('schemas/websocket.asyncapi.yaml'));

  it.each([
    ['a: {b: What?, c: d}', ['What?']],
    ["a: {b: 'What?'}\nc: What?", []],
  ])('the check of %j finds %j', (text, found) => expect(textsWithQuestions(text)).toEqual(found));

  it.each(files)('%s can be read by parsers of YAML 1.1', (file) => {
    expect(parseDocument(readBuilt(file), {version: '1.1'}).errors).toEqual([]);
    expect(textsWithQuestions(readBuilt(file))).toEqual([]);
  });
});
