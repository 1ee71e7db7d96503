/** A file that the toolkit rejects, or accepts but treats differently than written. */
export interface InvalidAgentFile {
  readonly name: string;
  readonly text: string;
  /** Dotted path of the problem. */
  readonly path: string;
  readonly line: number;
  /** A part of the expected message. */
  readonly says: string;
  readonly severity?: 'warning';
}

/** A model that works. */
export const llm = 'llm: {provider: openai, model: gpt-4.1-mini, apiKey: $OPENAI_API_KEY}';
/** The required keys, on two lines. */
export const head = `systemPrompt: Hi\n${llm}\n`;
/** A file with this `llm`, on line 2. */
export const withLlm = (body: string): string => `systemPrompt: Hi\nllm: {${body}}\n`;
/** A file with this one contributor, on line 3. */
export const withContributor = (body: string): string => `systemPrompt:\n  contributors:\n    - {${body}}\n${llm}\n`;
/** A file with this server `tools`, on line 4. */
export const withServer = (body: string): string => `${head}mcpServers:\n  tools: {${body}}\n`;
/** A file with this cache on line 4 and this database on line 5. */
export const withStorage = (cache: string, database: string): string =>
  `${head}storage:\n  cache: {${cache}}\n  database: {${database}}\n`;
