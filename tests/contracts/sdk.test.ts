import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSdk, type SdkExport, type SdkMember, type Pitfall} from '@docs-kit/reference';
import {compileSdkSamples} from './compileSdkSample';
import {contracts, eventNames} from './interfaces';
import published from './fixtures/sdk-exports.json';

const contract = readSdk(contracts, 'sdk');

/** Exports, and members as `SaikiAgent.run`. */
const documented = contract.exports.flatMap((declaration): {name: string; item: SdkExport | SdkMember}[] => [
  {name: declaration.name, item: declaration},
  ...declaration.members.map((item) => ({name: `${declaration.name}.${item.name}`, item})),
]);

const known = new Set(documented.map(({name}) => name));
const namesOf = (isWrong: (item: SdkExport | SdkMember) => boolean): string[] =>
  documented.filter(({item}) => isWrong(item)).map(({name}) => name);

describe('contracts/sdk exports what the package exports', () => {
  it.each([
    ['class', published.classes],
    ['function', published.functions],
    ['schema', published.schemas],
    ['constant', published.constants],
    ['type', published.types],
  ] as const)('as %s', (kind, names) => {
    const found = contract.exports.filter((declaration) => declaration.kind === kind).map(({name}) => name);
    expect(found.sort()).toEqual([...names].sort());
  });

  it('84 names at run time and 63 types', () => {
    const types = contract.exports.filter(({kind}) => kind === 'type').length;
    expect({types, values: contract.exports.length - types}).toEqual({types: 63, values: 84});
  });

  it('under the version that the fixture was taken from', () => {
    const {name, version} = JSON.parse(readFileSync(path.join(contracts.folder, 'sdk/package.json'), 'utf8')) as Record<
      string,
      string
    >;
    expect({package: name, version}).toEqual({package: published.package, version: published.version});
  });
});

describe('every export and every member', () => {
  it('has TSDoc that the parser accepts', () => {
    expect(documented.flatMap(({name, item}) => item.doc.errors.map((error) => `${name}: ${error}`))).toEqual([]);
  });

  it('has a summary of one paragraph that ends like a sentence', () => {
    expect(namesOf(({doc}) => !/^[A-Z\d`].*[.:]$/su.test(doc.summary) || doc.summary.includes('\n\n'))).toEqual([]);
  });

  it('describes each of its parameters, and no others', () => {
    const described = ({doc}: SdkExport | SdkMember): string[] =>
      doc.params.filter(({text}) => text !== '').map(({name}) => name);
    expect(namesOf((item) => described(item).join() !== item.parameters.map(({name}) => name).join())).toEqual([]);
  });

  it('says what it returns when it returns something', () => {
    expect(namesOf((item) => returnsSomething(item) && item.doc.returns === '')).toEqual([]);
  });

  it('gives each pitfall a short title and a way round', () => {
    const bad = ({title, text}: Pitfall): boolean => !/^.{8,80}$/u.test(title) || text.length < 30;
    expect(namesOf(({doc}) => doc.pitfalls.some(bad))).toEqual([]);
    expect(documented.flatMap(({item}) => item.doc.pitfalls).length).toBeGreaterThan(25);
  });

  it('links to exports and members that exist', () => {
    const dead = documented.flatMap(({name, item}) =>
      linksOf(item)
        .filter((target) => !known.has(target))
        .map((target) => `${name}: ${target}`),
    );
    expect(dead).toEqual([]);
  });
});

describe('events that methods emit', () => {
  const names = eventNames();

  it('exist on a bus and say when', () => {
    const bad = documented.flatMap(({name, item}) =>
      item.doc.emits
        .filter((emitted) => !names.includes(emitted.name) || emitted.text === '')
        .map((emitted) => `${name}: ${emitted.name}`),
    );
    expect(bad).toEqual([]);
  });

  it('are the keys of AgentEventMap', () => {
    const keys = contract.find('AgentEventMap').declaration.members.map(({name}) => name);
    expect(keys.sort()).toEqual(names.sort());
  });
});

describe('examples in the declarations', () => {
  const samples = Object.fromEntries(
    documented.flatMap(({name, item}) =>
      item.doc.examples.map((example, index) => [`${name} ${index + 1}`, sampleOf(example)]),
    ),
  );
  const errors = compileSdkSamples(samples);

  it.each(Object.keys(samples))('compile: %s', (name) => {
    expect(errors[name]).toEqual([]);
  });

  it('are at the classes and functions that programs begin with', () => {
    const names = ['SaikiAgent', 'SaikiAgent.run', 'ChatSession', 'MCPManager', 'AgentEventBus', 'loadAgentConfig'];
    expect(names.filter((name) => !(`${name} 1` in samples))).toEqual([]);
  });
});

function returnsSomething({signature}: SdkExport | SdkMember): boolean {
  const result = /\)\s*:\s*(?<type>[^;]+);$/u.exec(signature)?.groups?.type;
  return result !== undefined && result !== 'void';
}

function linksOf({doc}: SdkExport | SdkMember): string[] {
  const texts = [
    doc.summary,
    doc.remarks,
    doc.returns,
    ...doc.params.map(({text}) => text),
    ...doc.pitfalls.map(({text}) => text),
  ];
  return texts.flatMap((text) =>
    [...text.matchAll(/\]\(sdk:(?<name>[^)]+)\)/gu)].map(({groups}) => groups?.name ?? ''),
  );
}

/** Each example is a module to paste. */
function sampleOf(example: string): string {
  const source = /^```ts\n(?<source>[\s\S]*)\n```$/u.exec(example)?.groups?.source;
  if (source === undefined) throw new Error(`not one block of TypeScript:\n${example}`);
  return source;
}
