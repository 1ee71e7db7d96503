import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parseMeta} from '../meta';
import {contextOf, showsTypes, type ScriptBlock, type ScriptContext} from './scriptContext';
import {typesIn} from './typesIn';

const block = (meta: string, code: string, language = 'ts'): ScriptBlock => ({...parseMeta(meta), language, code});

function shown(blocks: readonly ScriptBlock[], index = blocks.length - 1): Record<string, string> {
  const {code = '', language = 'ts'} = blocks[index] ?? {};
  const [words = []] = typesIn([{code, language, context: contextOf(blocks, index)}], process.cwd());
  return Object.fromEntries(words.map(({start, end, type}) => [code.slice(start, end), type]));
}

const start = "import {SaikiAgent} from '@truffle-ai/saiki';\n\nconst agent = new SaikiAgent(config);";

const alone: ScriptContext = {folder: '.', before: '', files: {}};

describe('types of a block', () => {
  test('are those of the SDK', () => {
    expect(
      shown([
        block('', "import {loadAgentConfig} from '@truffle-ai/saiki';\n\nconst config = await loadAgentConfig();"),
      ]),
    ).toEqual({
      loadAgentConfig: 'loadAgentConfig(configPath?: string): Promise<AgentConfig>',
      config: 'const config: AgentConfig',
    });
  });

  test('know what the block continues', () => {
    expect(shown([block('', start), block('continues', 'await agent.stop();')])).toMatchObject({
      agent: 'const agent: SaikiAgent',
      stop: 'SaikiAgent.stop(): Promise<void>',
    });
  });

  test('know what the block presumes', () => {
    expect(shown([block('given="session"', 'console.log(session.id);')])).toMatchObject({id: 'ChatSession.id: string'});
  });

  test('know the other files of the sample', () => {
    const blocks = [
      block('title="limits.ts"', 'export const limit = 5 as number;'),
      block('', "import {limit} from './limits';\n\nconst twice = 2 * limit;"),
    ];
    expect(shown(blocks)).toMatchObject({twice: 'const twice: number'});
  });

  test('leave out what is unknown, and what belongs to the language', () => {
    expect(shown([block('', 'const answer: any = JSON.parse("1");\nconsole.log(answer);')])).toEqual({});
  });

  test('leave out functions of the platform and of other packages', () => {
    const code = "import {spawn} from 'node:child_process';\n\nsetTimeout(() => spawn('ls'), 5);\nfetch('/');";
    expect(shown([block('', code)])).toEqual({});
  });

  test('are shown once for each name', () => {
    const code = 'const limit = 5;\nconsole.log(limit, limit);';
    expect(typesIn([{code, language: 'ts', context: alone}], process.cwd())).toEqual([
      [{start: 6, end: 11, type: 'const limit: 5'}],
    ]);
  });

  test('are those of one block alone, whatever the others of its page declare', () => {
    const code = ['const limit = 5;', "const limit = 'none';", 'const unlimited = limit;'];
    const questions = code.map((text) => ({code: text, language: 'ts', context: alone}));
    const types = typesIn(questions, process.cwd()).map((words) => words.map(({type}) => type));
    expect(types).toEqual([['const limit: 5'], ['const limit: "none"'], []]);
    expect(typesIn([], process.cwd())).toEqual([]);
  });

  test('follow an edit of the declarations', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'types-'));
    const declarations = path.join(site, 'contracts/sdk');
    const questions = [{code: "import {limit} from '@truffle-ai/saiki';", language: 'ts', context: alone}];
    const typesAfter = (text: string, edition: string) => {
      writeFileSync(path.join(declarations, 'index.d.ts'), text);
      return typesIn(questions, site, edition).flatMap((words) => words.map(({type}) => type));
    };
    mkdirSync(declarations, {recursive: true});
    expect(typesAfter('export declare const limit: number;', 'first')).toEqual(['const limit: number']);
    expect(typesAfter('export declare const limit: string;', 'second')).toEqual(['const limit: string']);
    rmSync(site, {recursive: true});
  });

  test('are found in a block that is not finished', () => {
    expect(shown([block('', 'const limit = 5;\nstart(')])).toEqual({limit: 'const limit: 5'});
  });

  test('are not looked for in text that is no program', () => {
    expect(
      [block('signature', 'stop(): void;'), block('error="TS2345"', 'x'), block('', 'a', 'bash')].map(showsTypes),
    ).toEqual([false, false, false]);
  });

  test('know the files that are imported, and theirs, and no others', () => {
    const blocks = [
      block('title="common/open.ts"', "import {kind} from './kind';\n\nexport const open = () => kind;"),
      block('title="common/kind.ts"', "export const kind = 'door' as const;"),
      block('title="other.ts"', 'export const other = 1;'),
      block('title="work/use.ts"', "import {open} from '../common/open';\n\nconst opened = open();"),
    ];
    expect(Object.keys(contextOf(blocks, 3).files).sort()).toEqual(['common/kind.ts', 'common/open.ts']);
    expect(shown(blocks)).toMatchObject({opened: 'const opened: "door"'});
  });
});
