// What `lookup` knows besides the sections of the pages. The build prepares it.
import {readFileSync} from 'node:fs';
import type {EntryDetails, NamedSection} from '@docs-kit/docs-mcp-server';
import type {Pitfall} from '@docs-kit/reference';
import {pitfallsCaption} from '@docs-kit/reference/captions';
import {asSentence} from '@docs-kit/report';
import {readAgentRules} from '../../plugins/agent-rules';
import {explainedKeys, type ExplainedKey} from '../../plugins/saiki-directives/config';
import {readConfig} from '../../plugins/saiki-directives/configLevels';
import registry from '../../contracts/llm-registry.json';
import {cli, contracts} from '../contracts';

/** Section about types that the package doesn't export. */
const unnamedTypes = '/api/types#types-without-a-name';

const logLevel =
  'The variable `SAIKI_LOG_LEVEL` sets the log level at startup. Export it, because Saiki reads `.env` too late for it. In a conversation, `/log` changes the level. The agent file has no key for it.';

/** Names from other programs, and what Saiki has instead. */
export const otherNames: Readonly<Record<string, string>> = {
  '--port':
    "`--web-port` sets the web playground's port, and the variable `API_PORT` that of the REST and WebSocket server.",
  '--session': '`--new-session` creates or reopens a session.',
  '--config': '`--agent` names the agent file.',
  transport: "An MCP server's `type` is its transport: `stdio`, `http` or `sse`.",
  baseUrl: 'The address of a remote MCP server is its `url`.',
  LOG_LEVEL: logLevel,
  logLevel,
};

/** Returns the answers of `lookup` for names that agents often write but no entry has, by name. */
export function readAdvice(): Record<string, string> {
  const rules = readAgentRules().flatMap((topic) => topic.rules);
  const declarations = readFileSync('contracts/sdk/unexported.d.ts', 'utf8');
  const unexported = [...declarations.matchAll(/^export (?:interface|type) (?<name>\w+)/gmu)];
  return Object.fromEntries([
    ...Object.entries(otherNames),
    ...unexported.map(({groups: {name = ''} = {}}) => [
      name,
      `The package doesn't export the type \`${name}\`. Read ${unnamedTypes}, which shows how programs name it.`,
    ]),
    ...rules.flatMap(({rule, missing = []}) => missing.map((name) => [name, rule])),
  ]) as Record<string, string>;
}

const providersPage = '/docs/guides/configuring-saiki/llm/providers';
const routerKey = '/docs/guides/configuring-saiki/llm/configuration#config-llm-router';

/** Names that agents look up, but that have neither a heading nor a row in a table. */
export const namedValues: readonly NamedSection[] = [
  {
    kind: 'tool',
    label: 'MCP tool',
    name: 'chat_with_agent',
    section: {at: '/docs/guides/saiki-as-mcp-server#what-the-client-sees'},
  },
  ...Object.entries(registry.providers).flatMap(([provider, {models}]) =>
    Object.keys(models).map((name) => ({
      kind: 'provider',
      label: 'Model',
      name,
      section: {at: `${providersPage}#${provider}`},
    })),
  ),
  ...Object.keys(registry.routers).map((name) => ({kind: 'key', label: 'Router', name, section: {at: routerKey}})),
];

/** Formats pitfalls as on pages. */
function notesOf(pitfalls: readonly Pitfall[]): string | undefined {
  if (pitfalls.length === 0) return undefined;
  const items = pitfalls.map(({title, text}) => `- **${asSentence(title)}** ${text}`);
  return `**${pitfallsCaption}**\n\n${items.join('\n')}`;
}

/** `storage.cache.path and storage.database.path with type: sqlite`. */
const titleOf = ({paths, kind}: ExplainedKey): string =>
  `${paths.join(' and ')}${kind === undefined ? '' : ` with type: ${kind}`}`;

/** Keys of the agent file that aren't within another one, each with the rows of the table that documents it. */
function topKeys(): {readonly name: string; readonly rows: readonly ExplainedKey[]}[] {
  const contract = readConfig(contracts);
  return contract.keys.map((top) => ({name: top.name, rows: explainedKeys(top, contract)}));
}

/** Returns what the tables of keys and of flags don't say, by kind and anchor. */
export function readDetails(): Record<'key' | 'command', Record<string, EntryDetails>> {
  const rows = topKeys().flatMap(({rows: own}) => own);
  return {
    key: Object.fromEntries(
      rows.map((key) => [key.anchor, {title: titleOf(key), paths: key.paths, notes: notesOf(key.pitfalls)}]),
    ),
    // Their sections only have tables of flags.
    command: Object.fromEntries(
      cli.commands.map(({name, description}) => [
        `saiki-${name}`,
        {title: `saiki ${name}`, paths: [], notes: description},
      ]),
    ),
  };
}

/** Returns the sections that document the top-level keys, and values of keys. */
export const readSections = (): NamedSection[] => [
  ...topKeys().flatMap(({name, rows: [first]}) => (first ? [{kind: 'key', name, section: {holds: first.anchor}}] : [])),
  ...namedValues,
];
