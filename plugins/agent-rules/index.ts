import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseData} from '@docs-kit/report';

/** A pitfall in a contract, located by the JSON Pointer (in declarations, the member name) of what it belongs to. */
export interface PitfallProof {
  readonly contract: string;
  readonly at: string;
  readonly title: string;
}

/** A rule for coding agents, with proof that it's true. */
export interface AgentRule {
  /** Markdown, one line. */
  readonly rule: string;
  /** Names in it that don't exist. When asked for them, the MCP server returns the rule. */
  readonly missing?: readonly string[];
  readonly proof: {
    /** SDK statements: one that compiles, one that doesn't. */
    readonly sdk?: {readonly right: string; readonly wrong: string};
    /** Agent files: one that is accepted, one that isn't. */
    readonly agent?: {readonly right: unknown; readonly wrong: unknown};
    /** Pitfalls that contracts describe. */
    readonly pitfall?: PitfallProof | readonly PitfallProof[];
    /** Messages from `errors.json` that the rule quotes, and the interface that shows them. */
    readonly texts?: {readonly surface: string; readonly ids: readonly string[]};
  };
}

/** Rules about one part of the toolkit. */
export interface AgentRuleTopic {
  readonly topic: string;
  readonly rules: readonly AgentRule[];
}

/** File with the rules, relative to the site. */
const file = 'contracts/agent-rules.yaml';

/** @throws ProblemError when the file isn't valid YAML */
export function readAgentRules(siteDir = process.cwd()): readonly AgentRuleTopic[] {
  return parseData(readFileSync(path.join(siteDir, file), 'utf8'), file) as readonly AgentRuleTopic[];
}

/**
 * Returns the text that a project adds to its own AGENTS.md.
 * @param version version of the toolkit
 * @param home address of the site, with a trailing slash
 */
export function agentsMd(topics: readonly AgentRuleTopic[], version: string, home: string): string {
  const sections = topics.flatMap(({topic, rules}) => [`### ${topic}`, '', ...rules.map(({rule}) => `- ${rule}`), '']);
  const lines = [
    `## Saiki ${version}`,
    '',
    `This project uses \`@truffle-ai/saiki\` ${version}. Its documentation is Markdown: ${home}llms.txt lists all pages,`,
    'and each page is at its address plus `.md`. Look up names and signatures there before you write them, and check',
    `agent files against ${home}schemas/${version}/agent-config.schema.json and programs against`,
    `${home}schemas/${version}/saiki.d.ts.`,
    '',
    'Write ES modules: `"type": "module"` in `package.json`, and `"module": "nodenext"` in `tsconfig.json`. Install',
    "`@types/node`, because the declarations import `node:events`. Where the package isn't installed, save the",
    'declarations and map it to them:',
    '`"paths": {"@truffle-ai/saiki": ["./saiki.d.ts"]}`.',
    '',
    ...sections,
  ];
  // Readers append the text to their file, which may lack a final newline.
  return `\n${lines.join('\n').trim()}\n`;
}

/**
 * Docusaurus plugin: publishes `AGENTS.md`, the rules for coding agents in projects that use Saiki.
 * @param options the version of the toolkit
 */
export default function agentRules({siteDir, siteConfig}: LoadContext, {version}: {version: string}): Plugin {
  return {
    name: 'agent-rules',
    async postBuild({outDir}) {
      const home = siteConfig.url + siteConfig.baseUrl;
      const topics = readAgentRules(siteDir);
      writeFileSync(path.join(outDir, 'AGENTS.md'), agentsMd(topics, version, home));
    },
  };
}
