import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse, stringify} from 'yaml';
import {getByPointer} from '@docs-kit/report';
import errorContract from '../../contracts/errors.json';
import {isMessage, type ErrorCatalog} from '../../contracts/errorCatalog';
import {validateAgentFile} from '../../contracts/agent-config/validateAgentFile';
import {agentsMd, readAgentRules, type PitfallProof} from '../../plugins/agent-rules';
import {compileSdkSamples} from './compileSdkSample';

const topics = readAgentRules();
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

/** Titles of the pitfalls at a position in a contract. */
function pitfallsAt({contract, at}: PitfallProof): string[] {
  const text = readFileSync(`contracts/${contract}`, 'utf8');
  if (contract.endsWith('.d.ts')) {
    const comment =
      text
        .slice(0, text.indexOf(`\n  ${at}(`))
        .split('/**')
        .at(-1) ?? '';
    return [...comment.matchAll(/@pitfall (.+)\.$/gmu)].map(([, title = '']) => title);
  }
  const place = getByPointer(parse(text), at) as {
    'x-pitfalls'?: {title: string}[];
  };
  return (place['x-pitfalls'] ?? []).map(({title}) => title);
}

/** The fixed words of a message, up to the first placeholder. */
function textOf(id: string, surface: string): string {
  const found = (errorContract as unknown as ErrorCatalog).entries.find((entry) => entry.id === id);
  if (!found || !isMessage(found) || !found.surfaces.some((name) => name === surface))
    throw new Error(`errors.json has no message ${id} of the interface ${surface}.`);
  return found.message.replace(/ ?<.*$/u, '');
}

describe('rules for coding agents', () => {
  it('[AGENT-1] are 23, each once, with a proof', () => {
    expect(new Set(rules.map(({rule}) => rule)).size).toBe(23);
    expect(rules.filter(({proof}) => !proof.sdk && !proof.agent && !proof.pitfall)).toEqual([]);
  });

  it.each(rows)('[AGENT-1] %s', (rule, {proof: {agent, sdk, pitfall = [], texts}}) => {
    if (sdk) {
      expect(errors[`right ${rule}`]).toEqual([]);
      expect(errors[`wrong ${rule}`]?.length, 'the wrong statement compiles').toBeGreaterThan(0);
    }
    if (agent) {
      expect(validateAgentFile(stringify(agent.right)).map(({message}) => message)).toEqual([]);
      expect(validateAgentFile(stringify(agent.wrong)).length, 'the wrong file is accepted').toBeGreaterThan(0);
    }
    for (const one of [pitfall].flat()) expect(pitfallsAt(one)).toContain(one.title);
    for (const id of texts?.ids ?? []) expect(rule).toContain(`\`${textOf(id, texts?.surface ?? '')}\``);
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

  it('[AGENT-1] come with the package of types that the declarations import', () => {
    const text = agentsMd(topics, '0.3.7', 'https://site.example/saiki/');
    expect(text).toContain('Install\n`@types/node`, because the declarations import `node:events`.');
    const declarations = readdirSync('contracts/sdk').map((name) => readFileSync(`contracts/sdk/${name}`, 'utf8'));
    const modules = declarations.flatMap((code) => code.match(/(?<=from ')node:[^']+/gu) ?? []);
    expect([...new Set(modules)]).toEqual(['node:events']);
  });

  it('[AGENT-1] can be appended to a file without a newline at its end', () => {
    const text = agentsMd(topics, '0.3.7', 'https://site.example/saiki/');
    expect(`Use pnpm.${text}`.split('\n').slice(0, 2)).toEqual(['Use pnpm.', '## Saiki 0.3.7']);
  });
});
