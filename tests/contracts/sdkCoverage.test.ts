import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openPageIndex, readSdk} from '@docs-kit/reference';
import {sdkFolder} from '../../plugins/saiki-directives/errorLinks';
import {contracts, root} from './interfaces';

const contract = readSdk(contracts, sdkFolder);

/** What the pages of the API show: exports by name, members as `SaikiAgent.run`. */
const shown = openPageIndex(path.join(root, 'content/api'))
  .directives()
  .filter(({name}) => name === 'sdk')
  .map(({attributes, file, line}) => ({
    name: attributes.name ?? '',
    withMembers: attributes.members !== 'index',
    place: `${path.relative(root, file)}:${line}`,
  }));

const callable = (name: string): string[] =>
  contract
    .find(name)
    .declaration.members.filter(({kind}) => kind !== 'property')
    .map((member) => `${name}.${member.name}`);

describe('pages of the API', () => {
  it('show every export', () => {
    const names = new Set(shown.map(({name}) => name));
    expect(contract.exports.map(({name}) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it('show every method and constructor', () => {
    const names = new Set(shown.flatMap(({name, withMembers}) => (withMembers ? [name, ...callable(name)] : [name])));
    expect(contract.exports.flatMap(({name}) => callable(name)).filter((name) => !names.has(name))).toEqual([]);
  });

  it('show nothing twice', () => {
    const all = shown.flatMap(({name, withMembers, place}) =>
      [name, ...(withMembers && !name.includes('.') ? callable(name) : [])].map((part) => ({part, place})),
    );
    const repeated = all.filter(({part}, index) => all.findIndex((other) => other.part === part) !== index);
    expect(repeated).toEqual([]);
  });
});
