import {publishedSchema} from '../contracts/agent-config/published/publishedSchema';
import registry from '../contracts/llm-registry.json';
import type {LlmRegistry} from '../contracts/llmRegistry';

/** Makes the published schema of agent files from the text of `contracts/agent-config.schema.json`. */
export const editorSchema = (text: string): string =>
  `${JSON.stringify(publishedSchema(JSON.parse(text) as Record<string, unknown>, registry as LlmRegistry), null, 2)}\n`;
