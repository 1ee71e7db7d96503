import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import agentRules from './index';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

it('a problem of the rules names their file as seen from the site', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'agent-rules-'));
  mkdirSync(path.join(siteDir, 'contracts'));
  writeFileSync(path.join(siteDir, 'contracts/agent-rules.yaml'), '- topic: a\n  rules: [\n');
  const siteConfig = {url: 'https://site.example', baseUrl: '/'};
  const {postBuild} = agentRules({siteDir, siteConfig} as LoadContext, {version: '1.0.0'});
  await expect(postBuild?.({outDir: siteDir} as Built)).rejects.toThrow(
    /^contracts\/agent-rules\.yaml:\d+ is not valid YAML/u,
  );
  rmSync(siteDir, {recursive: true});
});
