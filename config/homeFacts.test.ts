import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {homeFacts} from './homeFacts';

afterEach(() => vi.restoreAllMocks());

it('counts providers and models in the contracts', () => {
  const {providers, modelCount, transports} = homeFacts();
  expect(providers).toContain('openai');
  expect(modelCount).toBeGreaterThan(providers.length);
  expect(transports).toEqual(['stdio', 'http', 'sse']);
});

it('reports a broken contract with its line', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'home-facts-'));
  mkdirSync(path.join(site, 'contracts'));
  writeFileSync(path.join(site, 'contracts/llm-registry.json'), '{\n  "providers": {},\n}\n');
  vi.spyOn(process, 'cwd').mockReturnValue(site);
  expect(homeFacts).toThrow('contracts/llm-registry.json:3 is not valid JSON: ');
  rmSync(site, {recursive: true});
});
