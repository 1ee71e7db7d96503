// Runs in the published server, in Node.js, without the site.
import {openErrorIndex, type ErrorEntry} from '@docs-kit/error-index';
import {serveDocs, type DocsData} from '@docs-kit/docs-mcp-server';
import {addAgentFileTool} from './agentFileTool';
import {kinds, contractOf} from './entries';
import {prompts} from './prompts';

const instructionsFor = (
  version: string,
): string => `Documentation of Saiki ${version}, a TypeScript toolkit for building AI agents, with its API reference and an index of its error messages. It describes that release and works offline.

- Know a name (operation, event, configuration key, flag, type, error text)? \`lookup\`.
- Have a question, or a log? \`search\`, then \`read\` the address of the result that fits.
- Wrote an agent file? \`check_agent_file\` before anyone runs it: Saiki accepts many mistakes without a message.`;

/** What the build prepares. */
export interface Prepared {
  /** Release that the pages describe. */
  readonly version: string;
  /** The entries of the error index, with their addresses below the base URL. */
  readonly errors: readonly (ErrorEntry & {readonly address: string})[];
}

/** Starts the server over stdio. */
export async function main(data: DocsData, {version, errors}: Prepared): Promise<void> {
  const messages = openErrorIndex({entries: errors});
  const addresses = new Map(errors.map(({id, address}) => [id, address]));
  await serveDocs(data, {
    name: 'saiki-docs',
    title: 'Saiki documentation',
    version,
    instructions: instructionsFor(version),
    aliases: new Map(errors.map(({id, address}) => [`/docs/errors/${id}`, address])),
    matcher: (query) => [...new Set(messages.find(query).map(({id}) => addresses.get(id) ?? ''))],
    kinds,
    contractOf: (kind, name) => contractOf(data.site, kind, name),
    prompts,
    addTools: addAgentFileTool,
  });
}
