import {head, type InvalidAgentFile} from './file';

/** Problems at the top level and in the smaller parts. */
export const otherFaults: readonly InvalidAgentFile[] = [
  {
    name: 'an unknown key at the top',
    text: `${head}mcpServer: {}`,
    path: 'mcpServer',
    line: 3,
    says: 'Did you mean `mcpServers`?',
  },
  {
    name: 'a misspelt limit',
    text: `${head}sessions: {maxSession: 3}`,
    path: 'sessions.maxSession',
    line: 3,
    says: 'Did you mean `maxSessions`?',
    severity: 'warning',
  },
  {
    name: 'a misspelt confirmation key',
    text: `${head}toolConfirmation: {timeOut: 3}`,
    path: 'toolConfirmation.timeOut',
    line: 3,
    says: 'Did you mean `timeout`?',
    severity: 'warning',
  },
  {
    name: 'an unknown confirmation mode',
    text: `${head}toolConfirmation: {mode: approve}`,
    path: 'toolConfirmation.mode',
    line: 3,
    says: 'Did you mean `auto-approve`?',
  },
  {
    name: 'a limit of nothing',
    text: `${head}sessions: {maxSessions: 0}`,
    path: 'sessions.maxSessions',
    line: 3,
    says: 'greater than 0',
  },
  {
    name: 'a card without url',
    text: `${head}agentCard: {name: A, version: "1"}`,
    path: 'agentCard',
    line: 3,
    says: 'lacks the required key `url`',
  },
  {
    name: 'a version that is a number',
    text: `${head}agentCard: {name: A, url: "http://h/mcp", version: 1.0}`,
    path: 'agentCard.version',
    line: 3,
    says: 'must be text',
  },
  {
    name: 'an unknown key of a skill',
    text: `${head}agentCard:\n  {name: A, url: "http://h/mcp", version: "1", skills: [{id: a, name: A, description: A, tags: [], tag: a}]}`,
    path: 'agentCard.skills[0].tag',
    line: 4,
    says: 'Did you mean `tags`?',
    severity: 'warning',
  },
];
