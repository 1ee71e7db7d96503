import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {agentsMd, readAgentRules} from './agentRules';

/** Options of the plugin. */
export interface AgentRulesOptions {
  /** File with the rules, relative to the site. */
  readonly file: string;
  /** Release of the toolkit. */
  readonly version: string;
}

/** Docusaurus plugin: publishes `AGENTS.md`, the rules for coding agents in projects that use Saiki. */
export default function agentRules({siteDir, siteConfig}: LoadContext, {file, version}: AgentRulesOptions): Plugin {
  return {
    name: 'agent-rules',
    async postBuild({outDir}) {
      const home = siteConfig.url + siteConfig.baseUrl;
      const topics = readAgentRules(path.join(siteDir, file));
      writeFileSync(path.join(outDir, 'AGENTS.md'), agentsMd(topics, {version, home}));
    },
    getPathsToWatch: () => [path.join(siteDir, file)],
  };
}
