import {isMap, isScalar, parseDocument} from 'yaml';
import {validateAgentFile} from '../../../contracts/agent-config/validateAgentFile';
import {pageLine, type SampleBlock} from '../block.mjs';
import {refused, type Role, type SampleProblem, type Verdict} from '../role.mjs';

/** The least that an agent file needs; what a fragment lacks is taken from here. */
const minimalParts: Readonly<Record<string, string>> = {
  systemPrompt: 'systemPrompt: You are a helpful assistant.',
  llm: 'llm: {provider: openai, model: gpt-4.1-mini, apiKey: $OPENAI_API_KEY}',
};

/** Keys at the top of a YAML text; nothing when it cannot be read. */
function topKeys(text: string): string[] | undefined {
  const {contents, errors} = parseDocument(text);
  if (errors.length > 0) return undefined;
  return isMap(contents) ? contents.items.flatMap(({key}) => (isScalar(key) ? String(key.value) : [])) : [];
}

/** A fragment made whole: what it lacks is added behind it, so that its lines keep their numbers. */
function completed(text: string): string {
  const keys = topKeys(text);
  const added = Object.entries(minimalParts).flatMap(([key, part]) => (keys?.includes(key) ? [] : part));
  return [text, ...added].join('\n');
}

/**
 * Checks the text of an agent file.
 * @param fragment the key that the text must hold, when it is not the whole file
 */
export function checkAgentYaml(block: SampleBlock, text: string, fragment: string | undefined): Verdict {
  if (text.trim() === '') return refused(block, 'The block is empty.');
  const keys = topKeys(text);
  // What cannot be read is told with its place further down.
  if (fragment !== undefined && keys && !keys.includes(fragment)) {
    const held = keys.join(', ') || 'none';
    return refused(block, `The fragment must hold its key "${fragment}:" at the top; it holds ${held}.`);
  }
  const lineCount = text.split('\n').length;
  const found = validateAgentFile(fragment === undefined ? text : completed(text));
  const problems = found.map(({line, message, path, severity}) => ({
    // A fault of what was added is a fault of the fragment as a whole.
    line: pageLine(block, Math.min(line, lineCount)),
    message: path === '' || message.includes(`\`${path}\``) ? message : `${path}: ${message}`,
    severity,
  }));
  return expected(block, problems);
}

type Found = SampleProblem & {readonly severity: string};

/** A fence cannot hold backquotes, so those of messages do not count. */
const says = ({message}: Found, text: string): boolean => message.replaceAll('`', '').includes(text);

/** With `error="…"` or `warning="…"` the block must be faulty in just that way. */
function expected(block: SampleBlock, found: readonly Found[]): Verdict {
  const wanted = (['error', 'warning'] as const).flatMap((severity) => {
    const text = block.values[severity];
    return text === undefined ? [] : [{severity, text}];
  });
  const isSaid = ({severity, text}: (typeof wanted)[number], problem: Found): boolean =>
    problem.severity === severity && says(problem, text);
  const missing = wanted.filter((one) => !found.some((problem) => isSaid(one, problem)));
  const unwanted = found.filter((problem) => !wanted.some((one) => isSaid(one, problem)));
  return {
    proof: 'checked',
    problems: [
      ...missing.map(({severity, text}) => ({
        line: block.line,
        message: `It must be refused with the ${severity} "${text}", but is not${said(found)}.`,
      })),
      ...unwanted.map(({line, message}) => ({line, message})),
    ],
  };
}

const said = (found: readonly SampleProblem[]): string =>
  found.length === 0 ? '' : `; what is said: ${found.map(({message}) => message).join(' ')}`;

/** `yaml agent` and `yaml agent=key`. */
export const agentYaml: Role = {
  name: 'yaml agent',
  kind: 'Agent files',
  languages: ['yaml'],
  marker: 'agent',
  words: ['error', 'warning'],
  check: (block) => checkAgentYaml(block, block.code, block.values.agent),
};
