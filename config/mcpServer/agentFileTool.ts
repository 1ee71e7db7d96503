import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {answerWith} from '@docs-kit/docs-mcp-server';
import {counted} from '@docs-kit/report/text';
import registry from '../../contracts/llm-registry.json';
import {validateAgentFile, variablesOf} from '../../contracts/agent-config/validateAgentFile';
import {isMapping} from '../../contracts/agent-config/values';
import {readYaml} from '../../contracts/agent-config/yamlSource';
import {isRetired, retiredModelsPage} from '../retiredModels';

/** Maximum length in characters: longer files aren't agent files. */
const maxFileLength = 200_000;

/** Returns the `llm` part of a file; empty without one, and for a file that can't be parsed. */
function llmOf(text: string): Readonly<Record<string, unknown>> {
  const {value} = readYaml(text);
  return isMapping(value) && isMapping(value.llm) ? value.llm : {};
}

/** Describes the keys that the command needs besides those in a file; empty if the file uses one of them. */
function startKeysFor(text: string): string {
  const {startKeyVariables} = registry;
  const {apiKey} = llmOf(text);
  const used = [...variablesOf(text), ...String(apiKey).split(/\W+/u)];
  if (apiKey === undefined || startKeyVariables.some((name) => used.includes(name))) return '';
  const names = new Intl.ListFormat('en', {type: 'disjunction'}).format(startKeyVariables.map((name) => `\`${name}\``));
  return `\n\nThe \`saiki\` command also needs one of the variables ${names}, whatever key the file has. Any text will do as its value.`;
}

/** Most characters of a problem, which may quote the file, of all problems, of a variable's name, and of all names. */
const most = {problem: 600, problems: 6_000, variable: 100, variables: 600};

/** Leaves out the middle of a text that is too long. */
function shortened(text: string, length: number): string {
  const characters = Array.from(text);
  const part = (start: number, end?: number): string => characters.slice(start, end).join('');
  return characters.length <= length ? text : `${part(0, length / 2)} […] ${part(-length / 2)}`;
}

/** Joins the first texts, as many as fit, and counts the others. */
function firstOf(texts: readonly string[], noun: string, separator: string, length: number): string {
  let end = 0;
  const others = texts.findIndex((text) => (end += text.length + separator.length) > length);
  if (others === -1) return texts.join(separator);
  return [...texts.slice(0, others), `… and ${counted(texts.length - others, `more ${noun}`)}`].join(separator);
}

/** Explains when a file with only MCP servers is valid, although no agent starts with it; empty for other files. */
const groupingOf = (text: string): string =>
  /^["']?mcpServers\b/mu.test(text) && !/^["']?(?:llm|systemPrompt)\b/mu.test(text)
    ? '\n\nFor `saiki mcp --group-servers`, `mcpServers` alone is enough.'
    : '';

/** Lists the variables of a file, among which its author may find a word that was meant as text. */
function variablesNote(text: string): string {
  const names = variablesOf(text).map((name) => `\`${shortened(name, most.variable)}\``);
  return names.length > 0 ? `\n\nVariables that it reads: ${firstOf(names, 'variable', ', ', most.variables)}.` : '';
}

/** Says that the model of a file is retired, which Saiki can't know; empty for others, and for other endpoints. */
function retirementOf(text: string): string {
  const {provider, model} = llmOf(text);
  if (typeof model !== 'string' || provider === 'openai-compatible' || !isRetired(model)) return '';
  return `\n\n\`${model}\` has been retired by its provider, so calls fail. See ${retiredModelsPage}`;
}

/** Lists the problems of an agent file, one per line, as many as fit. */
function reportOn(text: string): string {
  if (/^\S+\.ya?ml$/u.test(text.trim())) return "This is the file's path. Send the text that is in the file.";
  const problems = validateAgentFile(text);
  const errors = problems.filter(({severity}) => severity === 'error').length;
  if (problems.length === 0)
    return `No problems. Saiki accepts this file if its variables have suitable values.${retirementOf(text)}${variablesNote(text)}${startKeysFor(text)}`;
  const lines = problems.map(({line, column, severity, path, message}) => {
    const place = path === '' || message.includes(`\`${path}\``) ? '' : `${path}: `;
    return shortened(`${line}:${column} ${severity}: ${place}${message}`, most.problem);
  });
  const count = `${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}`;
  const outcome =
    errors > 0
      ? 'The agent does not start with this file, or starts without one of its servers.'
      : 'Saiki accepts the file, but part of it may not do what you expect. Editors with the published schema may show such a part as an error.';
  const again = errors > 0 ? ' Fix these, then check again: an error can hide others.' : '';
  return `${count}. ${outcome}\n\n${firstOf(lines, 'problem', '\n', most.problems)}${groupingOf(text)}${retirementOf(text)}${variablesNote(text)}${startKeysFor(text)}\n\n\`lookup\` explains each key by its dotted path.${again}`;
}

export function addAgentFileTool(server: McpServer): void {
  server.registerTool(
    'check_agent_file',
    {
      title: 'Check an agent file',
      description:
        'Checks the text of an agent file (agent.yml) as Saiki does at startup, and finds settings that Saiki accepts but ignores. Returns each problem with line, column and fix.',
      inputSchema: {
        text: z
          .string()
          .max(maxFileLength)
          .describe(
            'The whole file, YAML or JSON. Keep variables such as $OPENAI_API_KEY unchanged, and leave out real keys.',
          ),
      },
      annotations: {readOnlyHint: true, idempotentHint: true, openWorldHint: false},
    },
    ({text}) => answerWith(() => reportOn(text)),
  );
}
