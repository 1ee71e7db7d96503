// Runs in the published server, in Node.js, without the site.
import {openErrorIndex, type ErrorIndex} from '@docs-kit/error-index';
import {serveDocs, type DocsData} from '@docs-kit/docs-mcp-server';
import {errorAddress, type ErrorCatalogue} from '../../contracts/errorCatalogue';
import errors from '../../contracts/errors.json';
import {addAgentFileTool, loadValidator} from './agentFileTool';
import {kinds, contractOf} from './entries';
import {prompts} from './prompts';

const {version, entries} = errors as unknown as ErrorCatalogue;

const instructions = `Documentation of Saiki ${version}, a TypeScript toolkit for building AI agents, with its API reference and an index of its error messages. It describes that release and works offline.

- Know a name (operation, event, configuration key, flag, type, error text)? \`lookup\`.
- Have a question, or a log? \`search\`, then \`read\` the address of the result that fits.
- Wrote an agent file? \`check_agent_file\` before anyone runs it: Saiki accepts many mistakes without a message.`;

/** Starts the server over stdio. */
export async function main(data: DocsData): Promise<void> {
  const addressOf = new Map(entries.map((entry) => [entry.id, errorAddress(entry)]));
  let index: ErrorIndex | undefined;
  await serveDocs(data, {
    name: 'saiki-docs',
    title: 'Saiki documentation',
    version,
    instructions,
    aliases: new Map([...addressOf].map(([id, address]) => [`/docs/errors/${id}`, address])),
    matcher(query) {
      index ??= openErrorIndex({entries});
      return [...new Set(index.find(query).map(({id}) => addressOf.get(id) ?? ''))];
    },
    kinds,
    contractOf: (kind, name) => contractOf(data.site, kind, name),
    prompts,
    addTools: addAgentFileTool,
    prepareTools: loadValidator,
  });
}
