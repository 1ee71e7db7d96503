// Main module of the published server, which runs in Node.js without the site.
import {openErrorIndex, outputForms, richestForm, type ErrorEntry} from '@docs-kit/error-index';
import {serveDocs, type DocsAdditions, type DocsData} from '@docs-kit/docs-mcp-server';
import {pitfallsCaption} from '@docs-kit/reference/captions';
import {formatPointer} from '@docs-kit/report';
import {entriesNaming, looksLikeOutput, messageAskedAbout, quotedText} from '../../contracts/errorQueries';
import {addAgentFileTool} from './agentFileTool';
import {prompts} from './prompts';
import {samplesIn, type SampleLanguage} from './samples';

const instructionsFor = (
  version: string,
): string => `Documentation of Saiki ${version}, a TypeScript toolkit for building AI agents, with its API reference and an index of its error messages. It describes that release and works offline.

- Before you write code or an agent file, read \`/AGENTS\`: rules that prevent the usual mistakes.
- Know a name (operation, event, configuration key, flag, type, error text)? \`lookup\`.
- Have a question, or a log? \`search\`, then \`read\` the address of the result that fits.
- Wrote an agent file? \`check_agent_file\` before anyone runs it: Saiki accepts many mistakes without a message.`;

/** Kinds of entries by their id in `config/search.ts`, each with an example for `lookup` and its contract. */
const kinds: Readonly<Record<string, readonly [example: string, contract: string]>> = {
  operation: ['`POST /api/message-sync`', 'rest.openapi.yaml'],
  event: ['`llmservice:chunk`', 'events.asyncapi.yaml'],
  message: ['of the WebSocket: `toolConfirmationRequest`', 'websocket.asyncapi.yaml'],
  key: ['of the agent file: `llm.apiKey`', 'agent-config.schema.json'],
  variable: ['`OPENAI_API_KEY`', 'cli.json'],
  flag: ['`--new-session`', 'cli.json'],
  command: ['typed in the prompt: `/model`', 'cli.json'],
  provider: ['`openai-compatible`', 'llm-registry.json'],
  export: ['of the package: `SaikiAgent`', 'saiki.d.ts'],
  member: ['`SaikiAgent.switchLLM`', 'saiki.d.ts'],
  error: ['`No API key found.`', 'errors.json'],
};

/** Returns the address of the contract that defines an entry; for an operation, with its position in the contract. */
function contractOf(site: string, kind: string, name: string): string | undefined {
  const [, contract] = kinds[kind] ?? [];
  if (contract === undefined) return undefined;
  const [, method = '', path = ''] = /^(?<method>[A-Z]+) (?<path>\/\S*)$/u.exec(name) ?? [];
  const pointer = formatPointer(['paths', path, method.toLowerCase()]);
  return `${site}/schemas/${contract}${kind === 'operation' ? `#${pointer}` : ''}`;
}

/** An entry of the error index, with its address below the base URL. */
interface PreparedError extends ErrorEntry {
  readonly address: string;
  /** The text, with placeholders. */
  readonly message?: string;
  /** A text that the pattern matches. */
  readonly example?: string;
}

/** Data that the build prepares. */
export interface Prepared extends Pick<DocsAdditions, 'aliases' | 'details' | 'sections'> {
  readonly version: string;
  /** Answers for names that no entry has. */
  readonly advice: Readonly<Record<string, string>>;
  readonly errors: readonly PreparedError[];
  readonly languages: readonly SampleLanguage[];
}

/** Returns the messages that contain a quotation of at least three words, shortest first. */
function messagesQuoted(query: string, errors: readonly PreparedError[]): PreparedError[] {
  const words = quotedText(query);
  if (!/\S+\s+\S+\s+\S/u.test(words)) return [];
  const lengthOf = ({example = ''}: PreparedError): number => example.length;
  return errors.filter(({example}) => example?.includes(words)).sort((one, other) => lengthOf(one) - lengthOf(other));
}

/** Returns the messages that start with a text, if it may be one, or else those that contain it. */
function messagesNamed(text: string, errors: readonly PreparedError[], mayBeMessage: boolean): PreparedError[] {
  const named = mayBeMessage ? entriesNaming(text, errors) : [];
  return named.length > 0 ? named : messagesQuoted(text, errors);
}

/**
 * Makes a function that returns the certain answers to a pasted message: messages that it contains or, as on the site,
 * those that start with it or that it's quoted from.
 */
function openMatcher(errors: readonly PreparedError[]): (query: string) => string[] {
  const messages = openErrorIndex({entries: errors});
  const addresses = new Map(errors.map(({id, address}) => [id, address]));
  return (query) => {
    const asked = messageAskedAbout(query);
    const forms = outputForms(asked).map((text) => ({text, matches: messages.find(text)}));
    const found = [...new Set(richestForm(forms).matches.map(({id}) => addresses.get(id) ?? ''))];
    if (found.length > 0) return found;
    // The first form is the pasted text with normalized characters.
    const [{text: pasted} = {text: asked}] = forms;
    const quotations = [...pasted.matchAll(/"(?<words>[^"\n]+)"/gu)].map(({groups}) => groups?.words ?? '');
    const isAsked = asked !== query;
    const named = [pasted, ...quotations].map((text) => messagesNamed(text, errors, isAsked || looksLikeOutput(text)));
    return (named.find(({length}) => length > 0) ?? []).slice(0, 5).map(({address}) => address);
  };
}

/** Starts the server over stdio. */
export async function main(
  data: DocsData,
  {version, advice, aliases, details, sections, errors, languages}: Prepared,
): Promise<void> {
  const adviceByName = new Map(Object.entries(advice));
  await serveDocs(data, {
    name: 'saiki-docs',
    title: 'Saiki documentation',
    version,
    instructions: instructionsFor(version),
    aliases,
    details,
    sections,
    matcher: openMatcher(errors),
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, [example]]) => [kind, example])),
    contractOf: (kind, name) => contractOf(data.site, kind, name),
    adviceOn: (name) => adviceByName.get(name.replace(/\(\)$/u, '').replace(/^SaikiAgent\./u, 'agent.')),
    files: {
      '/schemas/':
        'Use `lookup` instead: it has an entry for each operation, key, event, type and flag, made from the contracts.',
    },
    samples: samplesIn(languages),
    lists: {
      keep: pitfallsCaption,
      keepFirst: /^\*\*Response `2\d\d`/u,
      leaveOut: /^(?:One more example|\d+ more examples|TypeScript)$/u,
    },
    prompts,
    addTools: addAgentFileTool,
  });
}
