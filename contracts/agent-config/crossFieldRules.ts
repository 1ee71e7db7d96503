import type {Finding} from './problem';
import type {Mapping} from './values';
import type {LlmRegistry} from '../llmRegistry';
import {droppedKeyRules} from './rules/droppedKeys';
import {llmRules} from './rules/llm';
import {mcpServerRules} from './rules/mcpServers';
import type {CrossFieldRule} from './rules/rule';
import {storageRules} from './rules/storage';
import {systemPromptRules} from './rules/systemPrompt';
import {variableRules} from './rules/variables';

/** What an agent file must fulfil beyond its schema. */
const crossFieldRules: readonly CrossFieldRule[] = [
  ...llmRules,
  ...systemPromptRules,
  ...mcpServerRules,
  ...storageRules,
  ...droppedKeyRules,
  ...variableRules,
];

/**
 * Applies the rules to the parts of a file that fit the schema.
 * @param config the parsed file
 * @param registry providers and models
 * @param faultyKeys top-level keys with schema errors; their rules are skipped
 */
export function checkCrossFieldRules(
  config: Mapping,
  registry: LlmRegistry,
  faultyKeys: ReadonlySet<string>,
): Finding[] {
  return crossFieldRules
    .filter(({key}) => key in config && !faultyKeys.has(key))
    .flatMap((rule) => rule.check(config, registry));
}
