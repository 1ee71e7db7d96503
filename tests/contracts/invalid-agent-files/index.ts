import type {InvalidAgentFile} from './file';
import {llmFaults} from './llm';
import {serverFaults} from './mcpServers';
import {otherFaults} from './otherKeys';
import {storageFaults} from './storage';
import {promptFaults} from './systemPrompt';
import {yamlFaults} from './yaml';

/** Invalid agent files, named after their problem. */
export const invalidAgentFiles: readonly InvalidAgentFile[] = [
  ...yamlFaults,
  ...llmFaults,
  ...promptFaults,
  ...serverFaults,
  ...storageFaults,
  ...otherFaults,
];
