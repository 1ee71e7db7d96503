import {llm, withContributor, type InvalidAgentFile} from './file';

/** Problems in `systemPrompt`. */
export const promptFaults: readonly InvalidAgentFile[] = [
  {
    name: 'no contributors',
    text: `systemPrompt: {contributors: []}\n${llm}`,
    path: 'systemPrompt.contributors',
    line: 1,
    says: 'at least one entry',
  },
  {
    name: 'a contributor without priority',
    text: withContributor('id: a, type: static, content: Hi'),
    path: 'systemPrompt.contributors[0]',
    line: 3,
    says: 'lacks the required key `priority`',
  },
  {
    name: 'a contributor without type',
    text: withContributor('id: a, priority: 0, content: Hi'),
    path: 'systemPrompt.contributors[0]',
    line: 3,
    says: 'Write `static`, `dynamic` or `file`',
  },
  {
    name: 'a negative priority',
    text: withContributor('id: a, type: static, priority: -1, content: Hi'),
    path: 'systemPrompt.contributors[0].priority',
    line: 3,
    says: '0 or more',
  },
  {
    name: 'a variable where true or false is needed',
    text: withContributor('id: a, type: static, priority: 0, content: Hi, enabled: $ON'),
    path: 'systemPrompt.contributors[0].enabled',
    line: 3,
    says: '`true` or `false`',
  },
  {
    name: 'a source that nobody generates',
    text: withContributor('id: a, type: dynamic, priority: 0, source: datetime'),
    path: 'systemPrompt.contributors[0].source',
    line: 3,
    says: 'Did you mean `dateTime`?',
  },
  {
    name: 'a file contributor without files',
    text: withContributor('id: a, type: file, priority: 0, files: []'),
    path: 'systemPrompt.contributors[0].files',
    line: 3,
    says: 'at least one entry',
  },
  {
    name: 'a cache option of files',
    text: withContributor('id: a, type: file, priority: 0, files: [a.md], options: {cache: true}'),
    path: 'systemPrompt.contributors[0].options.cache',
    line: 3,
    says: 'always kept in memory',
  },
  {
    name: 'a file of another kind',
    text: withContributor('id: a, type: file, priority: 0, files: [a.pdf]'),
    path: 'systemPrompt.contributors[0].files[0]',
    line: 3,
    says: 'Only `.md` and `.txt`',
    severity: 'warning',
  },
  {
    name: 'two contributors with one id',
    text: `systemPrompt:\n  contributors:\n    - {id: a, type: static, priority: 0, content: x}\n    - {id: a, type: static, priority: 1, content: y}\n${llm}`,
    path: 'systemPrompt.contributors[1].id',
    line: 4,
    says: 'replaces the earlier one',
    severity: 'warning',
  },
];
