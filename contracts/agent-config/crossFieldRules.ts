import type {Finding} from './problem';
import type {Mapping} from './values';
import type {LlmRegistry} from '../llmRegistry';
import {agentCardKeys, onlyKnownKeys} from './rules/droppedKeys';
import {llmRules} from './rules/llm';
import {mcpServerRules} from './rules/mcpServers';
import type {CrossFieldRule} from './rules/rule';
import {storageRules} from './rules/storage';
import {systemPromptRules} from './rules/systemPrompt';
import {approvalTimeout, serverTimeouts, sessionLifetime} from './rules/times';
import {noDefaultValues, noDollarWords} from './rules/variables';

/** Rules that an agent file must satisfy in addition to its schema, by the top-level key that they are about. */
const crossFieldRules: Readonly<Record<string, readonly CrossFieldRule[]>> = {
  llm: [...llmRules, noDefaultValues('llm')],
  systemPrompt: [...systemPromptRules, noDollarWords],
  mcpServers: [...mcpServerRules, serverTimeouts, noDefaultValues('mcpServers')],
  storage: [...storageRules, noDefaultValues('storage')],
  sessions: [onlyKnownKeys('sessions'), sessionLifetime],
  toolConfirmation: [onlyKnownKeys('toolConfirmation'), approvalTimeout],
  agentCard: [agentCardKeys, noDefaultValues('agentCard')],
};

/**
 * Applies the rules to the parts of a file that fit the schema. Those about a key that is missing are skipped.
 * @param config the parsed file, as far as it fits the schema
 * @param registry providers and models
 */
export const checkCrossFieldRules = (config: Mapping, registry: LlmRegistry): Finding[] =>
  Object.entries(crossFieldRules)
    .filter(([key]) => config[key] !== undefined)
    .flatMap(([, rules]) => rules.flatMap((rule) => rule(config, registry)));
