import type {Finding} from './problem';
import type {Mapping} from './values';
import type {LlmRegistry} from '../llmRegistry';
import {droppedKeyRules} from './rules/droppedKeys';
import {llmRules} from './rules/llm';
import {mcpServerRules} from './rules/mcpServers';
import type {CrossFieldRule} from './rules/rule';
import {storageRules} from './rules/storage';
import {systemPromptRules} from './rules/systemPrompt';
import {timeRules} from './rules/times';
import {variableRules} from './rules/variables';

/** Rules that an agent file must satisfy in addition to its schema. */
const crossFieldRules: readonly CrossFieldRule[] = [
  ...llmRules,
  ...systemPromptRules,
  ...mcpServerRules,
  ...storageRules,
  ...droppedKeyRules,
  ...timeRules,
  ...variableRules,
];

/**
 * Applies the rules to the parts of a file that fit the schema.
 * @param config the parsed file, as far as it fits the schema
 * @param registry providers and models
 */
export function checkCrossFieldRules(config: Mapping, registry: LlmRegistry): Finding[] {
  return crossFieldRules.filter(({key}) => config[key] !== undefined).flatMap((rule) => rule.check(config, registry));
}
