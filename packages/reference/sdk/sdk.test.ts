import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {openContracts} from '../contracts';
import {readSdk} from './sdk';

let folder: string;
const write = (file: string, text: string): void => writeFileSync(path.join(folder, 'sdk', file), text);
const open = () => readSdk(openContracts(folder), 'sdk');

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sdk-'));
  mkdirSync(path.join(folder, 'sdk'));
  write('unexported.d.ts', 'export {};\n');
  write('index.d.ts', "export {Agent} from './agent.js';\n");
  write('agent.d.ts', '/** Old. */\nexport declare class Agent {\n  run(): void;\n}\n');
});
afterAll(() => rmSync(folder, {recursive: true}));

it('reads the declarations once', () => {
  expect(open()).toBe(open());
});

it('reads the declarations again after one has changed', () => {
  const before = open().find('Agent').declaration;
  write('agent.d.ts', '/** New. */\nexport declare class Agent {\n  stop(): void;\n}\n');
  utimesSync(path.join(folder, 'sdk/agent.d.ts'), new Date(), new Date(Date.now() + 5000));
  const after = open().find('Agent').declaration;
  expect(before.members.map(({name}) => name)).toEqual(['run']);
  expect(after.members.map(({name}) => name)).toEqual(['stop']);
});
