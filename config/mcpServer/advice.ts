import {readFileSync} from 'node:fs';
import {readAgentRules} from '../../plugins/agent-rules';

/** Section about types that the package doesn't export. */
const unnamedTypes = '/api/types#types-without-a-name';

const webPorts =
  "`--web-port` sets the web playground's port, and the variable `API_PORT` that of the REST and WebSocket server.";
const kindOfServer = "An MCP server's `type` is its transport: `stdio`, `http` or `sse`.";
const logLevel =
  'The variable `SAIKI_LOG_LEVEL` sets the log level at startup. Export it, because Saiki reads `.env` too late for it. In a conversation, `/log` changes the level. The agent file has no key for it.';
const addressOfServer = 'The address of a remote MCP server is its `url`.';

/** Names from other programs, and what Saiki has instead. */
export const otherNames: Readonly<Record<string, string>> = {
  '--port': webPorts,
  '--session': '`--new-session` creates or reopens a session.',
  '--config': '`--agent` names the agent file.',
  transport: kindOfServer,
  baseUrl: addressOfServer,
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
