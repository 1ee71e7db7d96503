// The programs of the cookbook, the first chat and the chat for many users run with a stand-in for the package, and
// print what their page shows.
import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openSaikiPages} from '../../plugins/saiki-sample-roles/index';
import {freePort} from '../../scripts/server/startProgram.mts';

type Answers = readonly (readonly [when: string, answer: string | null, ...pieces: string[]])[];

const page = openSaikiPages(process.cwd())('content/docs/guides/cookbook.md');
let folder: string;

beforeAll(() => {
  mkdirSync('.cache', {recursive: true});
  // Inside the project, so that programs find its other packages.
  folder = mkdtempSync(path.resolve('.cache/programs-'));
  for (const example of ['cookbook', 'chat-app']) cpSync(`examples/${example}`, folder, {recursive: true});
  for (const example of ['many-users', 'advanced-patterns', 'common']) {
    cpSync(`examples/${example}`, path.join(folder, example), {recursive: true});
  }
  const standIn = path.join(folder, 'node_modules/@truffle-ai/saiki');
  mkdirSync(standIn, {recursive: true});
  cpSync('tests/samples/standIn/saiki.js', path.join(standIn, 'index.js'));
  writeFileSync(path.join(standIn, 'package.json'), '{"type":"module","exports":"./index.js"}');
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  // Without it, tsx follows the project's `paths` to the declarations.
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  mkdirSync(path.join(folder, 'pictures'));
  for (const name of ['chart.png', 'team.png', 'notes.txt']) writeFileSync(path.join(folder, 'pictures', name), name);
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** Starts a program; `output` contains what it has printed so far, to stdout and stderr. */
function start(args: readonly string[], answers: Answers, environment: Readonly<Record<string, string>> = {}) {
  const env = {...process.env, ...environment, STAND_IN_ANSWERS: JSON.stringify(answers)};
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {cwd: folder, env});
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (printed += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {child, ended, output: () => printed};
}

/** The output that the page shows below the block with this id, and the arguments of the command in that block. */
function shown(id: string): {readonly output: string; readonly args: readonly string[]} {
  const {code = ''} = page.blocks.find(({values}) => values.id === id) ?? {};
  const output = page.blocks.find(({language, values}) => language === 'output' && values.of === id)?.code ?? 'missing';
  const [, program = '', argument] = /npx tsx (\S+)(?: "(.*)")?$/u.exec(code) ?? [];
  return {output: output.trim(), args: argument === undefined ? [program] : [program, argument]};
}

/** Starts a server on a free port, and returns the port. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const base64 = (name: string): string => Buffer.from(name).toString('base64');

describe('programs of the cookbook print what the page shows', () => {
  const rows: readonly (readonly [string, Answers])[] = [
    [
      'invoice',
      [
        ['Ada owes us 240', 'Ada owes 240.'],
        ['That is not it: ', '```json\n{"customer": "Ada", "total": 240}\n```'],
      ],
    ],
    [
      'experts',
      [
        ['You are a customer. ', 'Please delete mine.'],
        ['You are a lawyer. ', 'Only data that you still need.'],
        ['You are an engineer. ', 'Yes, until the disk is full.'],
      ],
    ],
    [
      'models',
      [
        ['gpt-4.1-mini | draft', 'New printer here'],
        ['gpt-4.1 | review | Improve this headline: New printer here', 'Print twice as fast from Monday'],
      ],
    ],
    [
      'captions',
      [
        [`image/png ${base64('chart.png')}`, 'Sales grow from March to May.'],
        [`image/png ${base64('team.png')}`, 'Three people next to a printer.'],
      ],
    ],
  ];

  it.each(rows)('%s', async (id, answers) => {
    const {output, args} = shown(id);
    const program = start(args, answers);
    expect(await program.ended, program.output()).toBe(0);
    expect(program.output().trim()).toBe(output);
  });

  it('invoice gives up after the second answer without JSON', async () => {
    const program = start(
      ['invoice.ts'],
      [
        ['Ada owes us 240', 'Ada owes 240.'],
        ['That is not it: ', '{"total": "240"}'],
      ],
    );
    expect(await program.ended).toBe(1);
    expect(program.output()).toContain('No invoice after two attempts.');
  });

  it.each([
    ['post', [['Write a greeting', 'Good morning']], 0, ['{"text":"Good morning"}']],
    ['post', [], 1, []],
  ] as const)('%s, and a failed model call stays out of the channel', async (id, answers, code, posted) => {
    const received: string[] = [];
    const channel = createServer(async (request, response) => {
      received.push(await text(request));
      response.end();
    });
    const CHANNEL_URL = `http://127.0.0.1:${await portOf(channel)}`;
    const program = start(['post.ts'], answers, {CHANNEL_URL});
    expect(await program.ended).toBe(code);
    channel.close();
    expect(received).toEqual(posted);
    expect(program.output().trim() === shown(id).output).toBe(code === 0);
  });
});

describe('the first chat', () => {
  it('has 25 lines', () => {
    expect(readFileSync('examples/chat-app/firstChat.ts', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(25);
  });

  it('serves its page and responds to what that sends', async () => {
    const file = path.join(folder, 'firstChat.ts');
    const port = await freePort();
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('3100', String(port)));
    const program = start(['firstChat.ts'], [['gpt-4.1-mini | chat | Hello', 'Good morning!']]);
    const address = `http://127.0.0.1:${port}`;
    await expect.poll(program.output, {timeout: 20_000}).toContain(`http://localhost:${port}`);
    const html = await (await fetch(address)).text();
    expect(html).toContain('<form>');
    // The page's script is intact: quotes and line breaks survive the template.
    const script = /<script type="module">(?<code>.*)<\/script>/su.exec(html)?.groups?.code ?? '';
    expect(() => new Function(script)).not.toThrow();
    const response = await fetch(address, {method: 'POST', body: 'Hello'});
    expect(await response.text()).toBe('Good morning!');
    program.child.kill();
    await program.ended;
  });
});

describe('the chat for many users', () => {
  const apology = '\nSorry, that did not work. Please try again.';
  const endings: readonly (readonly [what: string, answers: Answers, shown: string])[] = [
    ['writes the pieces of an answer', [['user-ada | Hello', 'Good morning!', 'Good ', 'morning!']], 'Good morning!'],
    ['apologizes for an empty answer', [['user-ada | Hello', null]], apology],
    [
      'apologizes when the model stops without an answer',
      [['user-ada | Hello', 'Reached maximum number of tool call iterations without a final response.']],
      apology,
    ],
    ['apologizes for a failed model call, which never ends', [], apology],
  ];

  it.each(endings)('%s', async (_, answers, shown) => {
    const file = path.join(folder, 'many-users/server.ts');
    const port = await freePort();
    writeFileSync(file, readFileSync('examples/many-users/server.ts', 'utf8').replace('3100', String(port)));
    const program = start(['many-users/server.ts'], answers);
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/chat`, {method: 'POST', headers: {'x-user': 'ada'}, body: 'Hello'});
    let response: Response | undefined;
    await expect.poll(async () => (response = await ask().catch(() => undefined)), {timeout: 20_000}).toBeDefined();
    expect(await response?.text(), program.output()).toBe(shown);
    program.child.kill();
    await program.ended;
  });
});
