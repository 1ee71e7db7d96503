import {describe, expect, it} from 'vitest';
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
