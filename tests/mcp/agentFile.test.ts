// `check_agent_file` of the published MCP server, as a client calls it.
import {describe, expect, it} from 'vitest';
import {validateAgentFile} from '../../contracts/agent-config/validateAgentFile';
import {invalidAgentFiles} from '../contracts/invalid-agent-files';
import {validAgentFiles} from '../contracts/validAgentFiles';
import {server} from './client';

describe('check_agent_file', () => {
  it('[MCP-6] finds problems with line and fix', async () => {
    const {text} = await server.call('check_agent_file', {
      text: 'systemPrompt: Hi\nllm:\n  provider: openai\n  modle: gpt-4o\n  apiKey: $OPENAI_API_KEY\n',
    });
    expect(text).toContain('1 error, 0 warnings');
    expect(text).toContain('4:3 error: llm.modle: `modle` is not a key of `llm`. Did you mean `model`?');
    expect(text).toMatch(/Fix these, then check again: an error can hide others\.$/u);
  });

  it.each([
    ['another key', 'provider: groq, model: gemma-2-9b-it, apiKey: $GROQ_API_KEY', true],
    ['another key of the provider', 'provider: google, model: gemini-2.5-pro, apiKey: $GEMINI_API_KEY', true],
    ['no key', 'provider: openai-compatible, model: m, apiKey: none, baseURL: "http://localhost:1/v1"', true],
    ['a key that is enough', 'provider: openai, model: o3, apiKey: $OPENAI_API_KEY', false],
    [
      'a key, in a file that mentions one',
      'provider: groq, model: gemma-2-9b-it, apiKey: $GROQ_API_KEY # OPENAI_API_KEY\n',
      true,
    ],
    ['a key whose name ends like one', 'provider: openai, model: o3, apiKey: $TEAM_OPENAI_API_KEY', true],
    ['a key that is enough, in a file with a warning', 'provider: openai, model: o3, apiKey: OPENAI_API_KEY', false],
  ])('[MCP-6] says what the command needs beside %s', async (_, llm, isSaid) => {
    const {text} = await server.call('check_agent_file', {text: `systemPrompt: Hi\nllm: {${llm}}\n`});
    const needs =
      'The `saiki` command also needs one of the variables `OPENAI_API_KEY`, `ANTHROPIC_API_KEY`, or `GOOGLE_GENERATIVE_AI_API_KEY`';
    expect(text.includes(needs)).toBe(isSaid);
    expect(text).not.toContain('check again');
  });

  it('[MCP-6] says of warnings that editors may show them as errors', async () => {
    const {text} = await server.call('check_agent_file', {
      text: `systemPrompt: Hi\nllm: {provider: groq, model: gemma-2-9b-it, apiKey: k, router: in-built}\n`,
    });
    expect(text).toContain('Saiki accepts the file, but part of it may not do what you expect.');
    expect(text).toContain('Editors with the published schema may show such a part as an error.');
  });

  it('[MCP-6] lists the variables of a file, and warns of words with a dollar sign in a prompt', async () => {
    const {text} = await server.call('check_agent_file', {
      text: 'systemPrompt: "Reply with the $total and ${HOME}. Never say $word"\nllm: {provider: openai, model: o3, apiKey: $OPENAI_API_KEY}\n',
    });
    expect(text).toContain('0 errors, 2 warnings');
    expect(text).toContain('1:15 warning: systemPrompt: Saiki replaces `$total` with');
    expect(text).toContain('Variables that it reads: `total`, `HOME`, `word`, `OPENAI_API_KEY`.');
  });

  it.each([
    ['provider: anthropic, model: claude-4-sonnet-20250514, apiKey: $ANTHROPIC_API_KEY', true],
    ['provider: openai, model: gpt-4.1-mini, apiKey: $OPENAI_API_KEY', false],
    ['provider: openai-compatible, model: o1, apiKey: k, baseURL: "http://localhost:1/v1"', false],
    ['"provider":"openai","model":"o1","apiKey":"k"', true],
    ['provider: openai, model: O1, apiKey: k, # not openai-compatible\n', true],
    ['provider: openai, model: gpt-4.1-mini, apiKey: k # not model: o1\n', false],
  ])('[MCP-6] says that a model is retired: %s', async (llm, isRetired) => {
    const {text} = await server.call('check_agent_file', {text: `systemPrompt: Hi\nllm: {${llm}}\n`});
    expect(text).toContain('No problems.');
    expect(text.includes('has been retired by its provider, so calls fail')).toBe(isRetired);
  });

  it('[MCP-6] says which command needs MCP servers alone', async () => {
    const servers = 'mcpServers:\n  files:\n    type: stdio\n    command: npx\n    args: [-y, x]\n';
    const ofServers = await server.call('check_agent_file', {text: servers});
    expect(ofServers.text).toContain('For `saiki mcp --group-servers`, `mcpServers` alone is enough.');
    const ofAgent = await server.call('check_agent_file', {text: `${servers}systemPrompt: Hi\n`});
    expect(ofAgent.text).not.toContain('--group-servers');
  });

  it.each([
    [
      'a thousand problems',
      `mcpServers:\n${Array.from({length: 1_000}, (_, n) => `  s${n}: {type: x}`).join('\n')}`,
      /^… and \d+ more problems$/mu,
    ],
    [
      'a long value',
      `systemPrompt: Hi\nllm: {provider: openai, model: ${'m'.repeat(150_000)}, apiKey: k}`,
      /m \[…\] .*\n/u,
    ],
    [
      'thousands of variables',
      `systemPrompt: "${Array.from({length: 9_000}, (_, n) => `$V${n}`).join(' ')}"\nllm: {provider: openai, model: o3, apiKey: k}`,
      /, … and \d+ more variables\.$/mu,
    ],
  ])(
    '[MCP-6] describes a file with %s in at most 8,000 characters, and says what it leaves out',
    async (_, file, rest) => {
      const {text} = await server.call('check_agent_file', {text: file});
      expect(text.length).toBeLessThanOrEqual(8_000);
      expect(text).toMatch(rest);
    },
  );

  it("[MCP-6] asks for the file's text when it gets the path", async () => {
    const {text} = await server.call('check_agent_file', {text: './agents/agent.yml'});
    expect(text).toBe("This is the file's path. Send the text that is in the file.");
  });

  it('[MCP-6] finds what the validator finds', async () => {
    for (const {name, text} of invalidAgentFiles) {
      const answer = await server.call('check_agent_file', {text});
      for (const {line, column, severity, message} of validateAgentFile(text)) {
        expect(answer.text, name).toContain(`${line}:${column} ${severity}: `);
        expect(answer.text, name).toContain(message);
      }
    }
  });

  it('[MCP-6] accepts what Saiki accepts', async () => {
    for (const {name, text} of validAgentFiles) {
      const answer = await server.call('check_agent_file', {text});
      expect(answer.text, name).not.toMatch(/\d error:/u);
    }
  });
});
