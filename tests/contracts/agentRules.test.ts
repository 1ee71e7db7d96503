import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import {getByPointer} from '@docs-kit/report';
import {validateAgentFile} from '../../contracts/agent-config/validateAgentFile';
import {agentsMd, readAgentRules, type AgentRule} from '../../plugins/agent-rules';
import {compileSdkSamples} from './compileSdkSample';

const topics = readAgentRules('contracts/agent-rules.yaml');
const rules = topics.flatMap((topic) => topic.rules);
const rows = rules.map((rule) => [rule.rule, rule] as const);

const given = `
import {SaikiAgent} from '@truffle-ai/saiki';
declare const agent: SaikiAgent;
`;
const samplesOf = (key: 'right' | 'wrong') =>
  Object.fromEntries(
    rules.flatMap(({rule, proof: {sdk}}) => (sdk ? [[`${key} ${rule}`, `${given}${sdk[key]}\nexport {};\n`]] : [])),
  );
const errors: Record<string, readonly unknown[]> = compileSdkSamples({...samplesOf('right'), ...samplesOf('wrong')});

/** Titles of the traps at a place of a contract. */
function trapsAt({contract, at}: NonNullable<AgentRule['proof']['trap']>): string[] {
  const place = getByPointer(parse(readFileSync(`contracts/${contract}`, 'utf8')), at) as {
    'x-traps'?: {title: string}[];
  };
  return (place['x-traps'] ?? []).map(({title}) => title);
}

describe('rules for coding agents', () => {
  it('[AGENT-1] are twenty, each once, with a proof', () => {
    expect(new Set(rules.map(({rule}) => rule)).size).toBe(20);
    expect(rules.filter(({proof}) => !proof.sdk && !proof.agent && !proof.trap)).toEqual([]);
  });

  it.each(rows)('[AGENT-1] %s', (rule, {proof: {agent, sdk, trap}}) => {
    if (sdk) {
      expect(errors[`right ${rule}`]).toEqual([]);
      expect(errors[`wrong ${rule}`]?.length, 'the wrong statement compiles').toBeGreaterThan(0);
    }
    if (agent) {
      expect(validateAgentFile(stringify(agent.right)).map(({message}) => message)).toEqual([]);
      expect(validateAgentFile(stringify(agent.wrong)).length, 'the wrong file is accepted').toBeGreaterThan(0);
    }
    if (trap) expect(trapsAt(trap)).toContain(trap.title);
  });

  it('[AGENT-1] name what they say is missing', () => {
    const missing = rules.flatMap(({rule, missing: names = []}) => names.map((name) => ({rule, name})));
    expect(missing.map(({name}) => name)).toContain('createSaikiAgent');
    expect(missing.filter(({rule, name}) => !rule.includes(`no \`${name}\``))).toEqual([]);
  });

  it('[AGENT-1] are all in AGENTS.md', () => {
    const text = agentsMd(topics, '0.3.7', 'https://site.example/saiki/');
    for (const {rule} of rules) expect(text).toContain(`- ${rule}\n`);
    expect(text).toContain('https://site.example/saiki/llms.txt');
  });

  it('[AGENT-1] can be appended to a file without a newline at its end', () => {
    const text = agentsMd(topics, '0.3.7', 'https://site.example/saiki/');
    expect(`Use pnpm.${text}`.split('\n').slice(0, 2)).toEqual(['Use pnpm.', '## Saiki 0.3.7']);
  });
});
