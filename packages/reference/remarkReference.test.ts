import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {defineDirective, unknownName, type Directive} from './directive';
import * as md from './markdown';
import {remarkReference} from './remarkReference';

let site: string;

const thing = defineDirective({
  name: 'thing',
  required: ['id'],
  optional: ['note'],
  render({id}, {findPage}) {
    if (id === 'two') throw unknownName('thing', id, ['twos'], 'contracts/things.yaml');
    const elsewhere = findPage('plain', {});
    const target = elsewhere === undefined ? md.text('nowhere') : md.link(`${elsewhere}#plain`, md.text('plain'));
    return [md.heading(2, [md.text(`Thing ${id}`)], `thing-${id}`), md.paragraph(target)];
  },
});
const plain: Directive = {name: 'plain', render: () => [md.paragraph(md.text('Plain.'))]};

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'reference-'));
  mkdirSync(path.join(site, 'content/api'), {recursive: true});
  writeFileSync(path.join(site, 'content/api/plain.md'), '::plain\n');
});
afterAll(() => rmSync(site, {recursive: true}));

function expand(source: string, page = 'content/api/page.md'): string {
  const options = {siteDir: site, contracts: 'contracts', pages: 'content', directives: [thing, plain]};
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkReference, options)
    .use(remarkStringify);
  return String(processor.processSync(new VFile({value: source, path: path.join(site, page)})));
}

describe('a directive', () => {
  it('is replaced in place', () => {
    expect(expand('Before.\n\n::thing{id="one"}\n\nAfter.\n')).toBe(
      'Before.\n\n## Thing one\n\n[plain](/api/plain#plain)\n\nAfter.\n',
    );
  });

  it('is replaced within a list and an admonition', () => {
    expect(expand('- item\n\n  ::plain\n\n:::note\n\n::plain\n\n:::\n')).toBe(
      '* item\n\n  Plain.\n\n:::note\nPlain.\n:::\n',
    );
  });

  it('is followed by the next one', () => {
    expect(expand('::plain\n\n::plain\n')).toBe('Plain.\n\nPlain.\n');
  });

  it('links to the anchor alone when the page shows the target itself', () => {
    expect(expand('::thing{id="one"}\n\n::plain\n')).toContain('[plain](#plain)');
  });

  it('links to a page of another section', () => {
    expect(expand('::thing{id="one"}\n', 'content/docs/page.md')).toContain('[plain](/api/plain#plain)');
  });

  it('is left alone in a code block', () => {
    expect(expand('```text\n::thing{id="one"}\n```\n')).toContain('::thing{id="one"}');
  });
});

describe('an error stops the build with file, line, cause and fix', () => {
  it('together with all other errors of the page', () => {
    expect(() => expand('::thin\n\n::thing{idd="a"}\n\n::thing\n')).toThrow(
      /^content\/api\/page\.md:1:1 .*\ncontent\/api\/page\.md:3:1 .*\ncontent\/api\/page\.md:5:1 [^\n]*$/u,
    );
  });

  it.each([
    [
      'an unknown directive',
      'x\n\n::thin{id="a"}',
      'content/api/page.md:3:1 no directive "::thin". Did you mean "thing"? Known: thing, plain.',
    ],
    [
      'an unknown attribute',
      '::thing{idd="a"}',
      'content/api/page.md:1:1 ::thing has no attribute "idd". Did you mean "id"? Known: id, note.',
    ],
    [
      'an attribute where none is known',
      '::plain{id="a"}',
      '::plain takes no attributes, but has "id". Fix: write ::plain.',
    ],
    ['a missing attribute', '::thing', '::thing needs the attribute "id". Fix: write ::thing{id="…"}.'],
    ['an empty attribute', '::thing{id=""}', 'the attribute "id" of ::thing is empty. Fix: write ::thing{id="…"}.'],
    [
      'a label',
      '::thing[one]{id="a"}',
      '::thing takes no label in square brackets. Fix: write attributes in braces: ::thing{id="…"}.',
    ],
    [
      'an unknown name',
      '\n::thing{id="two"}',
      'content/api/page.md:2:1 no thing "two" in contracts/things.yaml. Did you mean "twos"?',
    ],
    [
      'the same directive twice',
      '::thing{id="a"}\n\n::thing{id="a"}',
      'content/api/page.md:3:1 the anchor "#thing-a" appears twice on this page, first on line 1.',
    ],
  ])('%s', (_, source, message) => {
    expect(() => expand(source)).toThrow(message);
  });
});
