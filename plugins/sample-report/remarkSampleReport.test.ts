import {writeFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beforeEach, describe, expect, it} from 'vitest';
import {hashOf} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import {remarkSaikiReference} from '../saiki-directives';
import {remarkSampleReport} from './remarkSampleReport';
import {reportFile, type SampleReport} from './sampleReport';

let site: string;
const page = 'content/docs/page.md';
const source = 'Two samples.\n\n```ts\none\n```\n\n```ts\ntwo\n```\n';
const two = {samples: 2, passed: 2, failed: 0, run: 1, checked: 1, parsed: 0, read: 0};

beforeEach(() => {
  site = makeFolder({[page]: source});
});

function record(changes: Partial<SampleReport['pages'][string]> = {}, commit: string | undefined = 'abc1234'): void {
  const text = hashOf([source]);
  const report: SampleReport = {
    version: '0.3.7',
    ...(commit !== undefined && {commit}),
    totals: two,
    kinds: [{kind: 'TypeScript and JavaScript', ...two}],
    pages: {[page]: {text, ...two, ...changes}},
  };
  writeFileSync(path.join(site, reportFile), JSON.stringify(report));
}

function built(value = source, file = page): string {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkSaikiReference, site)
    .use(remarkSampleReport, site)
    .use(remarkStringify)
    .processSync(new VFile({value, path: path.join(site, file)}))
    .toString();
}

describe('the line that closes a page', () => {
  it('says how many samples were checked, against what and when', () => {
    record();
    expect(built()).toContain(
      'Both code samples on this page were checked against Saiki 0.3.7 (docs at abc1234). [How this documentation is checked](/how-this-documentation-is-checked)',
    );
  });

  it.each([
    [{parsed: 1}, source, ' (docs at abc1234), 1 of them for syntax alone.'],
    [{samples: 1, parsed: 1}, '```ts\none\n```\n', ' (docs at abc1234), for syntax alone.'],
  ])('tells what was checked for its syntax alone: %o', (changes, markdown, expected) => {
    record(changes);
    expect(built(markdown)).toContain(expected);
  });

  it('leaves out what the check only reads, such as prompts', () => {
    record({checked: 0, read: 1});
    expect(built()).toContain('The code sample on this page was checked');
  });

  it('speaks of one sample in the singular', () => {
    record({samples: 1});
    expect(built('```ts\none\n```\n')).toContain('The code sample on this page was checked');
  });

  it.each([
    ['no run is recorded', () => undefined],
    ['a sample of the page failed', () => record({failed: 1})],
    ['the check only reads the samples', () => record({run: 0, checked: 0, read: 2})],
    ['the page has changed since the run', () => writeFileSync(path.join(site, page), `${source}More.\n`)],
  ])('does not appear when %s', (_case, arrange) => {
    if (_case.startsWith('the page')) record();
    arrange();
    expect(built()).not.toContain('checked against');
  });

  it('does not appear in an excerpt with fewer blocks', () => {
    record();
    expect(built('```ts\none\n```\n')).not.toContain('checked against');
  });

  it('does not appear in a part that other pages include', () => {
    record();
    expect(built(source, 'content/docs/_page.md')).not.toContain('checked against');
  });
});

describe('::sample-report', () => {
  it('becomes the totals by kind', () => {
    record();
    const markdown = built('::sample-report\n');
    expect(markdown).toContain('2 samples on 1 pages');
    expect(markdown).toMatch(/\| TypeScript and JavaScript \| 2\s+\| 1\s+\| 1\s+\| 0\s+\| 0\s+\| 0\s+\|/u);
    expect(markdown).toMatch(/\| All +\|/u);
  });

  it('rejects attributes and a label', () => {
    expect(() => built('Text.\n\n::sample-report{kind="x"}\n')).toThrow(
      'content/docs/page.md:3:1 ::sample-report takes no attributes, but has "kind". Fix: write ::sample-report.',
    );
    expect(() => built('::sample-report[x]\n')).toThrow('::sample-report takes no label in square brackets.');
  });

  it('says so when no run is recorded', () => {
    expect(built('::sample-report\n')).toContain('No run of the check is recorded for this build.');
  });
});
