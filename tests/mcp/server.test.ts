// The published MCP server, as a client talks to it.
import {readFileSync, statSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {mcpServer} from '../../config/mcpServer/index';
import {siteFolder} from '../output/support/builtSite';
import {loadBuiltIndex} from '../search/builtIndex';
import {connect, server, serverFile} from './client';

const {index, addresses} = loadBuiltIndex();
const questions = parse(readFileSync('tests/mcp/questions.yaml', 'utf8')) as {readonly ask: string}[];
const pagePaths = index.pages.map(({url}) => url);
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

describe('the file', () => {
  it('[MCP-1] is one file below 3 MB that needs nothing but Node.js', () => {
    expect(statSync(serverFile).size).toBeLessThan(3_000_000);
    const imported = [
      ...readFileSync(serverFile, 'utf8').matchAll(/(?:^|[;\n])import[^;"']*["'](?<name>[^"']+)["']/gu),
    ];
    expect(imported.length).toBeGreaterThan(1);
    const names = imported.map(({groups}) => (groups?.name ?? '').replace(/^node:/u, ''));
    expect(names.filter((name) => !builtinModules.includes(name))).toEqual([]);
    expect(
      names.filter((name) => /^(?:https?|http2|net|tls|dgram|dns)$/u.test(name)),
      'modules of networks',
    ).toEqual([]);
  });

  it('[MCP-1] has the licenses of its packages beside it', () => {
    const licenses = readFileSync(serverFile.replace('.mjs', '.licenses.txt'), 'utf8');
    expect(licenses).toContain('@modelcontextprotocol/sdk 1.32.2 (MIT)');
  });
});

describe('the page about it', () => {
  const page = readFileSync('content/docs/guides/ai-agents.md', 'utf8');
  const samples = [...page.matchAll(/```(?:json client|yaml agent=mcpServers)[^\n]*\n(?<code>[\s\S]*?)```/gu)];
  const servers = samples.flatMap(({groups}) =>
    Object.values(
      parse(groups?.code ?? '') as Record<string, Record<string, {command: string; args: string[]}>>,
    ).flatMap((named) => Object.values(named)),
  );

  it.each(servers)('[MCP-2] starts it as $command $args', async ({command, args}) => {
    const placed = args.map((argument) => argument.replace('/absolute/path/to', path.dirname(serverFile)));
    const connection = await connect({command: command === 'node' ? process.execPath : command, args: placed});
    expect((await connection.client.listTools()).tools).toHaveLength(5);
    await connection.client.close();
  });

  it('[MCP-2] shows editors and Saiki how', () => expect(servers).toHaveLength(3));
});

describe('what it offers', () => {
  it('[MCP-2] five tools, which say that they change nothing', async () => {
    const {tools} = await server.client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search', 'read', 'lookup', 'list', 'check_agent_file']);
    expect(tools.filter(({annotations}) => annotations?.readOnlyHint !== true)).toEqual([]);
  });

  it('[MCP-2] each page of llms.txt as a resource, at the address of its copy', async () => {
    const {resources} = await server.client.listResources();
    const listed = readFileSync(path.join(siteFolder, 'llms.txt'), 'utf8');
    const missing = resources.filter(({uri}) => !listed.includes(uri)).map(({uri}) => uri);
    expect(missing).toEqual([]);
    expect(resources).toHaveLength(new Set(listed.match(/https:\/\/\S+?\.md(?=\))/gu)).size);
    const [first] = resources;
    const {contents} = await server.client.readResource({uri: first?.uri ?? ''});
    expect(contents[0]).toMatchObject({mimeType: 'text/markdown', text: expect.stringContaining('# ') as string});
  });

  it('[MCP-2] the rules for coding agents, which the instructions and prompts for writing begin with', async () => {
    const rules = readFileSync(path.join(siteFolder, 'AGENTS.md'), 'utf8').trim();
    for (const address of ['/AGENTS', 'AGENTS.md', `${mcpServer.site}/AGENTS.md`]) {
      const {text} = await server.call('read', {address});
      expect(text).toBe(`Source: ${mcpServer.site}/AGENTS.md\n\n${rules}`);
    }
    expect(server.client.getInstructions()).toContain('Before you write code or an agent file, read `/AGENTS`');
    for (const name of ['write_agent_file', 'use_in_program']) {
      const {
        messages: [message],
      } = await server.client.getPrompt({name, arguments: {task: 'x'}});
      expect(message?.content, name).toMatchObject({text: expect.stringContaining('\n1. Read /AGENTS') as string});
    }
  });

  it('[MCP-2] prompts that take what the person wrote', async () => {
    const {prompts} = await server.client.listPrompts();
    expect(prompts.map(({name}) => name)).toEqual(['write_agent_file', 'explain_error', 'use_in_program']);
    const {
      messages: [message],
    } = await server.client.getPrompt({name: 'explain_error', arguments: {output: 'No API key $& found'}});
    expect(message?.content).toMatchObject({text: expect.stringContaining('No API key $& found') as string});
  });
});

describe('search and read', () => {
  it('[MCP-3] every section of the index can be read, and begins with its heading or is its row', async () => {
    const wrong: string[] = [];
    for (const {page, anchor, heading} of index.sections) {
      const address = `${index.pages[page]?.url ?? ''}${anchor && `#${anchor}`}`;
      const {text, isError} = await server.call('read', {address, maxCharacters: 1_000});
      const [, content = ''] = text.split(/\n\n(?=[#|])/u);
      if (isError || !(content.startsWith('|') || letters(content.split('\n', 1)[0] ?? '').includes(letters(heading))))
        wrong.push(`${address}: ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('[MCP-3] an operation, an event or a message is more than its row in a table', async () => {
    const rows: string[] = [];
    for (const {page, anchor, kind} of index.sections) {
      if (!['operation', 'event', 'message'].includes(index.kinds[kind]?.id ?? '')) continue;
      const address = `${index.pages[page]?.url ?? ''}#${anchor}`;
      const {text} = await server.call('read', {address});
      const lines = text.split('\n').slice(1).filter(Boolean);
      if (lines.every((line) => line.startsWith('|'))) rows.push(address);
    }
    expect(rows).toEqual([]);
  });

  it('[MCP-4] calls come in curl and TypeScript, with the names of other languages', async () => {
    const {text} = await server.call('read', {
      address: '/api/rest/conversation#send-message-sync',
      maxCharacters: 4_500,
    });
    expect(text).toContain('For the same call in Python, Go, or Rust, `read` this address with `language`.');
    expect(text).toContain('**Response `200` OK**');
    expect(text).not.toContain('```python');
  });

  it.each(['python', 'go', 'rust'])('[MCP-4] calls come in %s alone when it is asked for', async (language) => {
    const {text} = await server.call('read', {address: '/api/rest/conversation#send-message-sync', language});
    expect(text).toContain(`\`\`\`${language}\n`);
    expect(text).not.toContain('```ts');
    expect(text).not.toContain('curl');
  });

  it.each([1_000, 4_500])('[MCP-4] no response is longer than %i characters when that is asked', async (most) => {
    const long: string[] = [];
    const isLong = async (tool: string, args: Record<string, unknown>) => {
      const {text} = await server.call(tool, {...args, maxCharacters: most});
      if (text.length > most) long.push(`${tool} ${JSON.stringify(args)}: ${text.length}`);
    };
    for (const path of pagePaths) await isLong('read', {address: path});
    for (const cursor of ['700', '1900', '9000']) await isLong('read', {address: '/api/types', cursor});
    for (const {names, heading, kind} of index.sections) {
      if (index.kinds[kind]?.label) await isLong('lookup', {name: names[0] ?? heading});
    }
    for (const name of ['type', 'mcpServers.x', 'storage.cache']) await isLong('lookup', {name});
    await isLong('list', {area: 'api'});
    expect(long).toEqual([]);
  });

  it('[MCP-3] results lead to sections that exist', async () => {
    const {text} = await server.call('search', {query: 'approve tool calls', limit: 10});
    const found = [...text.matchAll(/^\d+\. .*\n(?<address>\/\S*)$/gmu)].map(({groups}) => groups?.address ?? '');
    expect(found).toHaveLength(10);
    expect(found.filter((address) => !addresses.has(address))).toEqual([]);
  });

  it('[MCP-4] every link between pages can be read, those to parts of long pages too', async () => {
    const pages = readFileSync(path.join(siteFolder, 'llms-full.txt'), 'utf8');
    const links = [...pages.matchAll(/\]\((?<link>[^\s)]+)\)/gu)].map(({groups}) => groups?.link ?? '');
    const copies = [...new Set(links)].filter(
      (link) => link.startsWith(`${mcpServer.site}/`) && /\.md(?:#|$)/u.test(link),
    );
    expect(copies.length).toBeGreaterThan(900);
    const wrong: string[] = [];
    for (const address of copies) {
      const {text, isError} = await server.call('read', {address, maxCharacters: 1_000});
      const [, anchor] = address.split('#');
      const [source = ''] = text.split('\n', 1);
      if (isError || (anchor !== undefined && !source.endsWith(`#${anchor}`))) wrong.push(`${address}: ${source}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/api/types/configuration.md', '/api/types#configuration'],
    ['/api/types/configuration.md#agentconfig', '/api/types#agentconfig'],
    ['/docs', '/docs/getting-started/intro'],
    ['/docs/guides', '/docs/category/guides'],
    ['/docs/errors/no-api-key', '/docs/errors/getting-started#no-api-key'],
    ['/index', ''],
    ['/index.html', ''],
  ])('[MCP-4] %s is read at %s', async (address, source) => {
    const {text} = await server.call('read', {address, maxCharacters: 1_000});
    expect(text.split('\n', 1)).toEqual([`Source: ${mcpServer.site}${source || '/'}`]);
  });

  it('[MCP-4] the parts of a long page are the page, and each fits its budget', async () => {
    const address = '/api/types';
    const parts: string[] = [];
    let cursor: string | undefined;
    do {
      const {text} = await server.call('read', {address, maxCharacters: 20_000, cursor});
      const {body = '', next} =
        /^Source: .*\n(?:Sections: .*\n)?\n(?<body>[\s\S]*?)(?:\n\n\[Characters .* cursor "(?<next>\d+)"\.\])?$/u.exec(
          text,
        )?.groups ?? {};
      expect(body.length).toBeLessThanOrEqual(20_000);
      parts.push(body);
      cursor = next;
    } while (cursor !== undefined);
    const {contents} = await server.client.readResource({uri: `${mcpServer.site}${address}.md`});
    expect(parts.length).toBeGreaterThan(3);
    // A code block that's cut is closed and reopened.
    const lines = (text: string): string[] => text.split('\n').filter((line) => !/^(?:```.*|)$/u.test(line));
    expect(lines(parts.join('\n'))).toEqual(lines((contents[0] as {text: string}).text));
  });

  it('[MCP-4] no part and no result ends in a block of code', async () => {
    const endsOpen = (text: string): boolean => (text.match(/^ *```/gmu)?.length ?? 0) % 2 === 1;
    const open: string[] = [];
    for (const {ask} of questions) {
      const {text} = await server.call('search', {query: ask});
      const results = text.split(/\n\n(?=\d+\. .*\n\/)/u);
      const [, address = ''] = /^1\. .*\n(\S+)$/mu.exec(text) ?? [];
      const {text: part} = await server.call('read', {address, maxCharacters: 1_500});
      if ([...results, part].some(endsOpen)) open.push(ask);
    }
    expect(open).toEqual([]);
  });

  it('[MCP-3] a result that is a page ends before its sections, which are results of their own', async () => {
    const {text} = await server.call('search', {query: 'session id with REST'});
    const [first = ''] = text.split(/\n\n(?=2\. )/u);
    expect(first).toMatch(/^1\. Session Management\n\/api\/rest\/sessions\n[\s\S]*\n# Session Management\n/u);
    expect(first).not.toContain('\n## ');
  });

  it('[MCP-3] a result has the description of a diagram, and its code is for `read`', async () => {
    const {text} = await server.call('search', {query: 'processes and ports in web mode'});
    expect(text).toContain('**Diagram: Processes and ports in web mode**\n\n');
    expect(text).not.toContain('```mermaid');
    const {text: section} = await server.call('read', {address: '/docs/architecture/overview#processes-and-ports'});
    expect(section).toContain('```mermaid');
  });

  it('[MCP-4] takes a cursor as a number too', async () => {
    const [one, other] = await Promise.all(
      [4_236, '4236'].map((cursor) => server.call('read', {address: '/docs/guides/cli', cursor})),
    );
    expect(one).toEqual(other);
    expect(one?.isError).toBe(false);
  });

  it('[MCP-4] takes addresses as people and pages write them', async () => {
    const written = [
      '/docs/guides/cli',
      'docs/guides/cli',
      'docs/guides/cli.md',
      '/saiki/docs/guides/cli.html?x=1',
      `${mcpServer.site}/docs/guides/cli.md`,
      `${mcpServer.site.replace('https://', '')}/docs/guides/cli`,
      `${mcpServer.site.replace('https', 'HTTPS')}/docs/guides/cli`,
      'http://localhost:3000/saiki/docs/guides/cli',
      'http://127.0.0.1:4000/saiki/docs/guides/cli.md',
    ];
    const texts = await Promise.all(written.map((address) => server.call('read', {address})));
    expect(new Set(texts.map(({text}) => text)).size).toBe(1);
    expect(texts[0]?.isError).toBe(false);
  });
});
