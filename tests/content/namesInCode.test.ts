// Names of Saiki's interfaces in inline code exist, on pages and in the texts of contracts. The check of samples reads
// only code blocks.
import {describe, expect, it} from 'vitest';
import {nodesOf} from '@docs-kit/pages';
import {expectNoProblems} from './support/expectNoProblems';
import {contractFiles, nameProblem, textsOfContract} from './support/namesInCode';
import {markdownRows} from './support/writtenPages';

describe('names in inline code', () => {
  it.each(markdownRows.filter(([file]) => file.startsWith('content/')))(
    '%s has only names that exist',
    (file, {tree}) => {
      const problems = nodesOf(tree, 'inlineCode').flatMap(({value, position}) => {
        const problem = nameProblem(value.replaceAll('\n', ' '));
        return problem === undefined ? [] : `${file}:${position?.start.line ?? 1} ${problem}`;
      });
      expectNoProblems(problems);
    },
  );

  it.each(contractFiles)('contracts/%s has only names that exist', (file) => {
    const codes = textsOfContract(file).flatMap(({place, text}) =>
      [...text.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => ({place, code: code.replaceAll('\n', ' ')})),
    );
    expect(codes.length).toBeGreaterThan(0);
    expectNoProblems(
      codes.flatMap(({place, code}) => {
        const problem = nameProblem(code);
        return problem === undefined ? [] : `${place} ${problem}`;
      }),
    );
  });
});

describe('the check of names', () => {
  it.each([
    ['POST /api/message-synch', 'REST API has no operation'],
    ['GET /api/message-sync', 'REST API has no operation'],
    ['/api/messages-sync', 'REST API has no path'],
    ['llmservice:toolCalled', 'Did you mean "llmservice:toolCall"?'],
    ['--group-server', 'Did you mean "--group-servers"?'],
    ['SAIKI_LOGLEVEL=debug', 'Did you mean "SAIKI_LOG_LEVEL"?'],
    ['sessions.sessionTtl', 'agent files have no key'],
    ['mcpServers.<name>.comand', 'agent files have no key'],
    ['SaikiAgent.halt()', 'SaikiAgent has no member'],
    ['saiki mcp --group-server', 'saiki has no option "--group-server"'],
    ['saiki --mode srv', 'saiki --mode must be one of'],
  ])('finds %s', (text, words) => {
    expect(nameProblem(text)).toContain(words);
  });

  it.each([
    'POST /api/message-sync',
    'GET /api/sessions/support-42/history?pretty=true',
    '/api/mcp',
    '/api/llm/switch',
    'saiki:reset',
    '--env-file .env',
    'OLLAMA_HOST=0.0.0.0',
    'mcpServers.<name>.command',
    'llm.apiKey',
    'SaikiAgent.run()',
    'saiki --mode web --web-port 3100',
    'saiki "What is my name?"',
  ])('accepts %s', (text) => {
    expect(nameProblem(text)).toBeUndefined();
  });
});
