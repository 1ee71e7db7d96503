import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';
import agentRules from './index';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

it('a problem of the rules names their file as seen from the site', async () => {
  const siteDir = makeFolder({'contracts/agent-rules.yaml': '- topic: a\n  rules: [\n'});
  const siteConfig = {url: 'https://site.example', baseUrl: '/'};
  const {postBuild} = agentRules({siteDir, siteConfig} as LoadContext, {version: '1.0.0'});
  await expect(postBuild?.({outDir: siteDir} as Built)).rejects.toThrow(
    /^contracts\/agent-rules\.yaml:\d+ is not valid YAML/u,
  );
});
