// Wrong input for the published MCP server.
import {spawn} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import errors from '../../contracts/errors.json';
import {mcpServer} from '../../config/mcpServer/index';
import {server, serverFile} from './client';

describe('wrong input', () => {
  it.each([
    ['../../../etc/passwd', 'There is no page /../../../etc/passwd.'],
    ['/docs/%2e%2e/%2e%2e/etc/passwd', 'There is no page'],
    ['file:///etc/passwd', 'There is no page /etc/passwd.'],
    ['/docs/guides/clii', 'Nearest: /docs/guides/cli'],
    ['/docs/guides/cli/no-such-part', 'There is no page /docs/guides/cli/no-such-part.'],
    [
      '/api/types/configuration#agent-confi',
      '/api/types has no section "agent-confi". Nearest: /api/types#agentconfig',
    ],
    ['/docs/guides/cli#exit-code', 'Nearest: /docs/guides/cli#exit-codes'],
    ['/docs/guides/cli#nope', '/docs/guides/cli has no section "nope". It has #ask-once #talk-in-the-terminal '],
    ['/schemas/agent-config.schema.json', 'is a file of the site. Use `lookup` instead'],
    ['/schemas', 'is a file of the site. Use `lookup` instead'],
    [`${mcpServer.site}/llms.txt`, '/llms.txt is a file of the site. Here, `list` names'],
    ['api/llms.txt', '/api/llms.txt is a file of the site. Here, `list` with area "api" names'],
    ['llms-full.txt', '/llms-full.txt is a file of the site. Here, `list` names'],
    ['constructor/llms.txt', 'is a file of the site. Here, `list` names'],
    ['/docs/%zz', 'There is no page'],
    ['/search?q=sessions', 'There is no page /search.'],
    ['https://modelcontextprotocol.io/docs/concepts/tools', `\`read\` has only the pages of ${mcpServer.site}.`],
    [`http://github.com${new URL(mcpServer.site).pathname}/docs/guides/cli`, "That address isn't on this site."],
    ['__proto__', 'There is no page'],
    ['/docs/guides/cli#__proto__', 'has no section'],
  ])('[MCP-7] read %s says what there is', async (address, message) => {
    const {text, isError} = await server.call('read', {address});
    expect(isError).toBe(true);
    expect(text).toContain(message);
    expect(text).not.toContain('root:');
  });

  it.each([
    ['search', {query: ''}],
    ['search', {query: 'x', limit: 10_000}],
    ['search', {}],
    ['read', {address: '/docs/guides/cli', cursor: '-1'}],
    ['read', {address: '/docs/guides/cli', cursor: 1.5}],
    ['read', {address: '/docs/guides/cli', maxCharacters: 1e9}],
    ['read', {address: ['/docs/guides/cli']}],
    ['lookup', {name: 'x', kind: 'constructor'}],
    ['list', {area: '../..'}],
    ['check_agent_file', {text: 'x'.repeat(300_000)}],
    ['no_such_tool', {}],
  ])('[MCP-7] %s with %j is refused', async (tool, args) => {
    const {text, isError} = await server.call(tool, args);
    expect(isError).toBe(true);
    expect(text.length).toBeGreaterThan(20);
  });

  it.each([
    ['brackets', '['.repeat(100_000), '1:201'],
    ['dashes', '- '.repeat(50_000), '1:400'],
    ['keys', Array.from({length: 600}, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'), '200:201'],
  ])('[MCP-7] check_agent_file says where a file has too many levels of %s', async (_, text, place) => {
    const answer = await server.call('check_agent_file', {text});
    expect(answer.text).toContain(`\n\n${place}`);
    expect(answer.text).toContain('nested too deeply');
  });

  it.each(['\u0000\u202e', '🦊'.repeat(5_000), '<script>', '[[[(((***', "' OR 1=1 --", 'a'.repeat(20_000)])(
    '[MCP-7] search survives a hostile query',
    async (query) => {
      expect((await server.call('search', {query})).isError).toBe(false);
      expect((await server.call('lookup', {name: query})).text.length).toBeGreaterThan(0);
      expect((await server.call('check_agent_file', {text: query})).isError).toBe(false);
    },
  );

  it("[MCP-7] a line that isn't a message ends nothing, and only messages are written", async () => {
    const child = spawn(process.execPath, [serverFile], {stdio: ['pipe', 'pipe', 'ignore']});
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {protocolVersion: '2025-06-18', capabilities: {}, clientInfo: {name: 'test', version: '1'}},
    };
    child.stdin.end(`no JSON\n{"jsonrpc":"2.0"}\n[1\n${JSON.stringify(initialize)}\n`);
    let output = '';
    for await (const chunk of child.stdout) output += String(chunk);
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as {id: number; result?: {serverInfo: object}});
    expect(lines.map(({id}) => id)).toEqual([1]);
    expect(lines[0]?.result?.serverInfo).toMatchObject({name: 'saiki-docs', version: errors.version});
  });
});
