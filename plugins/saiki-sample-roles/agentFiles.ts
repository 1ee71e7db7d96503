import {isMap, isScalar, parseDocument} from 'yaml';
import {
  checkedInside,
  checkedWith,
  failed,
  pageLine,
  type CheckResult,
  type Role,
  type SampleBlock,
  type SampleProblem,
} from '@docs-kit/code-samples/check';
import {validateAgentFile} from '../../contracts/agent-config/validateAgentFile';

/** A minimal agent file, which completes fragments. */
export const minimalFile: Readonly<Record<string, unknown>> = {
  systemPrompt: 'You are a helpful assistant.',
  llm: {provider: 'openai', model: 'gpt-4.1-mini', apiKey: '$OPENAI_API_KEY'},
};

/** Returns the top-level keys of a YAML text; undefined when it can't be parsed. */
function topKeys(text: string): string[] | undefined {
  const {contents, errors} = parseDocument(text);
  if (errors.length > 0) return undefined;
  return isMap(contents) ? contents.items.flatMap(({key}) => (isScalar(key) ? String(key.value) : [])) : [];
}

/**
 * Checks the text of an agent file.
 * @param fragment the key that the text must have if it isn't a whole file
 */
function checkAgentYaml(block: SampleBlock, text: string, fragment: string | undefined): CheckResult {
  const keys = topKeys(text);
  // Invalid YAML is reported below, with its line.
  if (fragment !== undefined && keys && !keys.includes(fragment)) {
    const found = keys.join(', ') || 'none';
    return failed(block, `The fragment must have its key "${fragment}:" at the top; it has ${found}.`);
  }
  const lineCount = text.split('\n').length;
  // Missing keys are added after a fragment, so that its lines keep their numbers. JSON is YAML.
  const missing = Object.entries(minimalFile).filter(([key]) => fragment !== undefined && !keys?.includes(key));
  const added = missing.map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const found = validateAgentFile([text, ...added].join('\n'));
  const problems = found.map(({line, message, path, severity}) => ({
    // An error in the added keys is attributed to the last line of the fragment.
    line: pageLine(block, Math.min(line, lineCount)),
    message: path === '' || message.includes(`\`${path}\``) ? message : `${path}: ${message}`,
    severity,
  }));
  return asExpected(block, problems);
}

type Found = SampleProblem & {readonly severity: string};

/** With `error="…"`, a block must have exactly that error. */
function asExpected(block: SampleBlock, found: readonly Found[]): CheckResult {
  const {error: wanted} = block.values;
  // A fence can't contain backticks, so those in messages are ignored.
  const isWanted = ({severity, message}: Found): boolean =>
    wanted !== undefined && severity === 'error' && message.replaceAll('`', '').includes(wanted);
  const problems: SampleProblem[] = found.filter((one) => !isWanted(one)).map(({line, message}) => ({line, message}));
  if (wanted !== undefined && !found.some(isWanted)) {
    const reported = found.length === 0 ? '' : `; reported: ${found.map(({message}) => message).join(' ')}`;
    const message = `It must be rejected with the error "${wanted}", but is not${reported}.`;
    problems.unshift({line: block.line, message});
  }
  return {proof: 'checked', problems};
}

/** `yaml agent` and `yaml agent=key`. */
export const agentYaml: Role = {
  kind: 'Agent files',
  languages: ['yaml'],
  marker: 'agent',
  words: ['error'],
  check: (block) => checkAgentYaml(block, block.code, block.values.agent),
};

/** Returns the lines on one side of a diff, without `+` and `-`. */
const side = (code: string, dropped: string): string =>
  code
    .split('\n')
    .filter((line) => !line.startsWith(dropped) && !line.startsWith('@@'))
    .map((line) => line.slice(1))
    .join('\n');

/** `diff agent` and `diff agent=key`: the file before and after the change. */
export const agentDiff: Role = {
  kind: 'Agent files',
  languages: ['diff'],
  marker: 'agent',
  check(block) {
    const wrong = block.code.split('\n').findIndex((line) => line !== '' && !/^[ +-]|^@@/u.test(line));
    if (wrong !== -1)
      return checkedInside(block, [{line: wrong + 1, message: 'A line of a diff begins with "+", "-" or a space.'}]);
    if (!/^[+-]/mu.test(block.code)) return failed(block, 'The diff changes nothing.');
    const messagesOf = (dropped: string, name: string): string[] => {
      const {problems} = checkAgentYaml(block, side(block.code, dropped), block.values.agent);
      return problems.map(({message}) => `${name} the change: ${message}`);
    };
    // Line numbers on one side don't match the page, so problems are reported at the fence.
    return checkedWith(block, [...messagesOf('+', 'Before'), ...messagesOf('-', 'After')]);
  },
};
