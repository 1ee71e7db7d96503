import registry from '../llm-registry.json';
import {checkCrossFieldRules} from './crossFieldRules';
import {errorAt, type AgentFileProblem} from './problem';
import type {LlmRegistry} from '../llmRegistry';
import {checkSchema} from './schemaCheck';
import {readYaml} from './yamlSource';
import {isMapping, variablesIn} from './values';

/**
 * Checks an agent file as the toolkit would, and suggests what to write instead.
 *
 * Environment variables aren't replaced: a value such as `$NAME` is accepted wherever its text could be valid. Note
 * that the toolkit turns a variable whose value looks like a number into a number, even where text is needed.
 * @param text the file, YAML or JSON
 * @returns the problems, in the order of the file; if none has the severity `error`, the agent starts
 * @example
 * ```ts
 * validateAgentFile('systemPrompt: Hi\nllm: {provider: openai, modle: gpt-4o, apiKey: $OPENAI_API_KEY}')[0]?.message
 * // '`modle` is not a key of `llm`. Did you mean `model`?'
 * ```
 */
export function validateAgentFile(text: string): AgentFileProblem[] {
  const source = readYaml(text);
  if (source.problems.length > 0) return [...source.problems];
  if (!isMapping(source.value)) {
    return [source.locate(errorAt([], 'An agent file is a mapping with at least `systemPrompt` and `llm`.'))];
  }
  const {findings, fitting} = checkSchema(source.value);
  return [...findings, ...checkCrossFieldRules(fitting, registry as LlmRegistry)]
    .map((finding) => source.locate(finding))
    .sort((one, other) => one.line - other.line || one.column - other.column);
}

/**
 * Returns the names of the environment variables that an agent file reads, in the order of the file.
 * @param text the file, YAML or JSON; one that can't be parsed has no variables
 */
export function variablesOf(text: string): string[] {
  const {problems, value} = readYaml(text);
  return problems.length > 0 ? [] : variablesIn(value);
}
