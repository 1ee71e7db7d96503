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
import {unknownName, type Directive} from './directive';
import * as md from './markdown';
import {remarkReference} from './remarkReference';

let site: string;

const thing: Directive = {
  name: 'thing',
  attributes: {id: {required: true}, note: {required: false}},
  render({id = ''}, {findPage}) {
    if (id === 'two') throw unknownName('thing', id, ['twos'], 'contracts/things.yaml');
    const elsewhere = findPage('plain', {});
    const target = elsewhere === undefined ? md.text('nowhere') : md.link(`${elsewhere}#plain`, md.text('plain'));
    return [md.heading(2, [md.text(`Thing ${id}`)], `thing-${id}`), md.paragraph(target)];
  },
};
const plain: Directive = {name: 'plain', attributes: {}, render: () => [md.paragraph(md.text('Plain.'))]};
const diagram: Directive = {...plain, name: 'diagram', attributes: {name: {required: true}}};
const report: Directive = {...plain, name: 'sample-report'};

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'reference-'));
  mkdirSync(path.join(site, 'content/api'), {recursive: true});
  writeFileSync(path.join(site, 'content/api/plain.md'), '::plain\n');
});
afterAll(() => rmSync(site, {recursive: true}));

function expand(source: string, page = 'content/api/page.md'): string {
  const options = {
    siteDir: site,
    contracts: 'contracts',
    pages: 'content',
    directives: [thing, plain, diagram, report],
  };
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

describe('words after a colon in prose', () => {
  it.each(['At 12:30 it starts.', 'The event llmservice:chunk arrives.', 'A ratio of 1:plain.', ':thing alone'])(
    'stay: %s',
    (source) => {
      expect(expand(`${source}\n`).replaceAll('\\:', ':')).toBe(`${source}\n`);
    },
  );
});

describe('two colons that are not a directive', () => {
  it.each([
    ['in names', 'A std::thing of C++, or a::thing, or fe80::thing.'],
    ['in times and addresses', 'At 12::30, on ::1 and on ::ffff:c000:280.'],
    ['before other words', 'The names ::things, ::thing-like and ::unheard.'],
    ['in code', 'Write `::thing{id="one"}` or `see ::plain`, or `std`::plain.'],
    ['that are escaped', 'Write \\::plain.'],
    ['in a code block that is indented', '    ::thing and ::diagram'],
    ['in HTML', '<!-- ::plain -->'],
  ])('stay %s', (_, source) => {
    expect(() => expand(`${source}\n`)).not.toThrow();
  });
});

describe('an error stops the build with file, line, cause and fix', () => {
  it('together with all other errors of the page', () => {
    expect(() => expand('::thin\n\n::thing{idd="a"}\n\n:::thing{id="a"}\n')).toThrow(
      /^content\/api\/page\.md:1:1 .*\ncontent\/api\/page\.md:3:1 .*\ncontent\/api\/page\.md:5:1 [^\n]*$/u,
    );
  });

  it.each([
    [
      'an unknown directive',
      'x\n\n::thin{id="a"}',
      'content/api/page.md:3:1 no directive "::thin". Did you mean "thing"? Known: thing, plain, diagram, sample-report.',
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
    ['words after a directive', '::thing{id="a"} and more', 'Fix: write ::thing{…} alone on its line, with two colons'],
    [
      'words before a directive',
      'x\n\n- One line\n  and see ::thing{id="a"} here.',
      'content/api/page.md:4:11 ::thing is not expanded here. Fix: write ::thing{…} alone on its line, with two colons; to mention it in a sentence, put it between backquotes.',
    ],
    [
      'words before a directive without attributes',
      'See ::plain',
      'content/api/page.md:1:5 ::plain is not expanded here. Fix: write ::plain alone on its line',
    ],
    ['a full stop after a directive', '::plain.', 'content/api/page.md:1:1 ::plain is not expanded here.'],
    ['a directive in brackets', 'See it (::plain).', 'content/api/page.md:1:9 ::plain is not expanded here.'],
    ['a directive in a table', '| a |\n| - |\n| ::plain |', 'content/api/page.md:3:3 ::plain is not expanded here.'],
    ['a directive in a heading', '## About **::plain**', 'content/api/page.md:1:12 ::plain is not expanded here.'],
    [
      'a directive after the same name in prose',
      'A std::plain and ::plain.',
      'content/api/page.md:1:18 ::plain is not expanded here.',
    ],
    [
      'words after a directive of another plugin',
      '::diagram{name="a"} below',
      'content/api/page.md:1:1 ::diagram is not expanded here. Fix: write ::diagram{…} alone on its line',
    ],
    ['words before one', 'See ::sample-report', 'content/api/page.md:1:5 ::sample-report is not expanded here.'],
    ['three colons before one', ':::diagram{name="a"}\n:::', ':::diagram is not expanded here.'],
    [
      'a directive that is nearly one of another plugin',
      '::digram{name="a"}',
      'no directive "::digram". Did you mean "diagram"? Known: thing, plain, diagram, sample-report.',
    ],
    ['one colon', 'See :thing{id="a"} here.', 'content/api/page.md:1:5 :thing is not expanded here.'],
    ['three colons', ':::thing{id="a"}\n:::', ':::thing is not expanded here.'],
    [
      'the same directive twice',
      '::thing{id="a"}\n\n::thing{id="a"}',
      'content/api/page.md:3:1 the anchor "#thing-a" is twice on this page, first on line 1.',
    ],
  ])('%s', (_, source, message) => {
    expect(() => expand(source)).toThrow(message);
  });
});
