import {head, llm, type InvalidAgentFile} from './file';

/** Problems of the YAML itself. */
export const yamlFaults: readonly InvalidAgentFile[] = [
  {name: 'an empty file', text: '', path: '', line: 1, says: 'at least `systemPrompt` and `llm`'},
  {name: 'a list', text: '- a', path: '', line: 1, says: 'is a mapping'},
  {name: 'indentation by tabs', text: 'llm:\n\tprovider: openai', path: '', line: 2, says: 'Use spaces'},
  {name: 'the same key twice', text: `${head}${llm}`, path: '', line: 3, says: 'is there twice'},
  {name: 'two documents', text: `${head}---\n${head}`, path: '', line: 3, says: 'one YAML document'},
  {
    name: 'wrong indentation',
    text: `${head}storage:\n  cache:\n      type: in-memory\n   database: 1`,
    path: '',
    line: 6,
    says: 'Not valid YAML',
  },
  {
    name: 'a line that is indented too far',
    text: 'systemPrompt: Hi\nllm:\n  provider: openai\n    model: gpt-4o\n  apiKey: k\n',
    path: '',
    line: 3,
    says: 'The next line is indented further',
  },
  {
    name: 'a value with a colon',
    text: `systemPrompt: You are: helpful\n${llm}`,
    path: '',
    line: 1,
    says: 'Put text in quotes, or begin a nested key on the next line',
  },
  {
    name: 'a fence of Markdown around the file',
    text: `\`\`\`yaml\n${head}\`\`\`\n`,
    path: '',
    line: 1,
    says: 'Remove the lines that begin with ```',
  },
  {
    name: 'a fence of Markdown below the file',
    text: `${head}\`\`\`\n`,
    path: '',
    line: 3,
    says: 'Remove the lines that begin with ```',
  },
  {
    name: 'a braced variable without quotes in braces',
    text: `systemPrompt: Hi\nllm: {provider: openai, model: gpt-4o,\n  apiKey: \${OPENAI_API_KEY:-none}, maxIterations: 3}\n`,
    path: '',
    line: 3,
    says: 'or write `$NAME`. 6 more syntax errors follow.',
  },
  {
    name: 'a braced variable without quotes in a list',
    text: `${head}mcpServers:\n  tools: {type: stdio, command: npx, args: [\${FOLDER}]}`,
    path: '',
    line: 4,
    says: 'or write `$NAME`.',
  },
  {name: 'an alias without anchor', text: `${head}sessions: *none`, path: '', line: 3, says: 'Unresolved alias'},
  {
    name: 'an alias before its anchor',
    text: `${head}sessions: {a: *late}\nstorage: &late {}`,
    path: '',
    line: 3,
    says: 'Unresolved alias',
  },
  {
    name: 'a merge key',
    text: `${head}sessions: &s {}\nstorage: {<<: *s, cache: {type: in-memory}, database: {type: in-memory}}`,
    path: 'storage.<<',
    line: 4,
    says: 'Merge keys are not applied',
  },
];
