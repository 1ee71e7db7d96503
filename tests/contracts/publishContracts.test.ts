import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {publishedContracts} from '../../config/publishedContracts';
import publishContracts from '../../plugins/publish-contracts';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];
type Schema = Readonly<Record<string, unknown>>;

const {target, version} = publishedContracts;
const outDir = mkdtempSync(path.join(tmpdir(), 'publish-contracts-'));
const read = (file: string) => readFileSync(path.join(outDir, target, file), 'utf8');
const isSchema = (file: string) => file.endsWith('.schema.json');

beforeAll(() =>
  publishContracts({siteDir: process.cwd()} as LoadContext, publishedContracts).postBuild?.({outDir} as Built),
);
afterAll(() => rmSync(outDir, {recursive: true}));

describe('a contract at the address of its release', () => {
  it('[CONTRACT-5] has that address as `$id` when it is a JSON Schema, and is else the newest one', () => {
    const schemas = publishedContracts.files.map(({name}) => name).filter(isSchema);
    expect(schemas).toContain('agent-config.schema.json');
    for (const file of schemas) {
      const {$id: pinnedId, ...pinned} = JSON.parse(read(`${version}/${file}`)) as Schema;
      const {$id, ...latest} = JSON.parse(read(file)) as Schema;
      expect(new URL(String($id)).pathname).toBe(`/saiki/${target}/${file}`);
      expect(new URL(String(pinnedId)).pathname).toBe(`/saiki/${target}/${version}/${file}`);
      expect(pinned).toEqual(latest);
    }
  });

  it('[CONTRACT-5] is else the newest one, byte for byte', () => {
    const others = readdirSync(path.join(outDir, target, version)).filter((file) => !isSchema(file));
    expect(others).toContain('rest.openapi.yaml');
    for (const file of others) expect(read(`${version}/${file}`)).toBe(read(file));
  });
});
