import {beforeAll, describe, expect, it} from 'vitest';
import {checkSamples, resultName, type SampleResult} from '@docs-kit/code-samples/check';
import {openSaikiPages, openSaikiSamples} from '../../plugins/saiki-sample-roles/index';

const samples = openSaikiSamples(process.cwd());
const page = openSaikiPages(process.cwd())('tests/fixtures/right-samples/every-role.md');
const results = new Map<number, SampleResult>();

beforeAll(async () => {
  const found = await checkSamples({...samples, pages: [page]});
  found.forEach((result) => results.set(result.block.index, result));
});

const proofOf = (line: string): string | undefined =>
  [...results.values()].find(({block}) => block.code.includes(line))?.proof;

describe('the check of samples accepts what is right', () => {
  it.each(
    page.blocks.map(
      (block) => [`line ${block.line}: ${block.language} ${block.flags.join(' ')}`, block.index] as const,
    ),
  )('%s', (_name, index) => {
    const result = results.get(index);
    expect(result?.problems).toEqual([]);
  });

  it('has a right sample of every role', () => {
    const shown = new Set([...results.values()].map(({role}) => role));
    expect(samples.roles.filter((role) => !shown.has(role))).toEqual([]);
  });

  it.each([
    ['a call of curl is run', '--data @- <<JSON', 'run'],
    ['a program with fetch is run', "fetch('http://localhost:3001/health')", 'run'],
    ['a WebSocket client is run', "import WebSocket from 'ws'", 'run'],
    ['a call to another service is only parsed', 'localhost:11434', 'parsed'],
    ['Rust is only parsed', 'reqwest::blocking::get', 'parsed'],
    ['a module is compiled', 'new SaikiAgent(config)', 'checked'],
  ])('%s', (_name, line, proof) => {
    expect(proofOf(line)).toBe(proof);
  });

  it('names a result by page, line and role', () => {
    const [first] = [...results.values()];
    expect(first && resultName(first)).toBe('tests/fixtures/right-samples/every-role.md:3 yaml agent');
  });
});
