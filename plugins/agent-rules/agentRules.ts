import {readFileSync} from 'node:fs';
import {parseData} from '@docs-kit/report';

/** A rule for coding agents, and what shows that it is true. */
export interface AgentRule {
  /** Markdown, one line. */
  readonly rule: string;
  readonly proof: {
    /** Statements with the SDK: one that compiles, one that doesn't. */
    readonly sdk?: {readonly right: string; readonly wrong: string};
    /** Agent files: one that is accepted, one that isn't. */
    readonly agent?: {readonly right: unknown; readonly wrong: unknown};
    /** A trap of a contract, by the JSON Pointer of what has it. */
    readonly trap?: {readonly contract: string; readonly at: string; readonly title: string};
  };
}

/** Rules about one part of the toolkit. */
export interface AgentRuleTopic {
  readonly topic: string;
  readonly rules: readonly AgentRule[];
}

/**
 * Reads the rules.
 * @throws ProblemError when the file is not valid YAML
 */
export function readAgentRules(file: string): readonly AgentRuleTopic[] {
  return parseData(readFileSync(file, 'utf8'), file) as readonly AgentRuleTopic[];
}

/** What the published file says about the site. */
export interface AgentsMdSite {
  /** Release of the toolkit. */
  readonly version: string;
  /** Address of the site, with a slash at its end. */
  readonly home: string;
}

/** Writes the text that a project puts into its own AGENTS.md. */
export function agentsMd(topics: readonly AgentRuleTopic[], {version, home}: AgentsMdSite): string {
  const sections = topics.flatMap(({topic, rules}) => [`### ${topic}`, '', ...rules.map(({rule}) => `- ${rule}`), '']);
  const lines = [
    `## Saiki ${version}`,
    '',
    `This project uses \`@truffle-ai/saiki\` ${version}. Its documentation is Markdown: ${home}llms.txt lists all pages,`,
    'and each page is at its address plus `.md`. Look up names and signatures there before you write them, and check',
    `agent files against ${home}schemas/${version}/agent-config.schema.json and programs against`,
    `${home}schemas/${version}/saiki.d.ts.`,
    '',
    ...sections,
  ];
  return `${lines.join('\n').trim()}\n`;
}
