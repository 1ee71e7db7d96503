import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parseMeta} from '../meta';
import type {ScriptBlock} from './programs';
import {contextOf, showsTypes, type ScriptContext} from './scriptContext';
import {typesIn} from './typesIn';

const block = (meta: string, code: string, language = 'ts'): ScriptBlock => ({...parseMeta(meta), language, code});

/** Types that the last of the blocks shows. `below` stands after it on the page. */
function shown(blocks: readonly ScriptBlock[], below: readonly ScriptBlock[] = []): Record<string, string> {
  const last = blocks.at(-1);
  if (!last) return {};
  const [words = []] = typesIn([{code: last.code, context: contextOf(last, [...blocks, ...below])}], process.cwd());
  return Object.fromEntries(words.map(({start, end, type}) => [last.code.slice(start, end), type]));
}

const start = "import {SaikiAgent} from '@truffle-ai/saiki';\n\nconst agent = new SaikiAgent(config);";

const alone: ScriptContext = {folder: '.', ending: '.ts', before: '', files: {}};

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

  test('know what the blocks before it presume', () => {
    const blocks = [
      block('given="agent"', 'await agent.start();'),
      block('continues given="session"', 'console.log(session.id);'),
      block('continues', 'await agent.stop();\nconsole.log(session.id);'),
    ];
    expect(shown(blocks)).toMatchObject({stop: 'SaikiAgent.stop(): Promise<void>', id: 'ChatSession.id: string'});
  });

  test('know what the block continues in the other languages of the compiler', () => {
    const blocks = [
      block('', 'const limit = 5;'),
      block('', "const limit = 'none';", 'js'),
      block('continues', 'const unlimited = limit;'),
    ];
    expect(shown(blocks)).toMatchObject({unlimited: 'const unlimited: "none"'});
  });

  test('know elements that the block continues', () => {
    const blocks = [
      block('', 'const box = <p title="a" />;', 'tsx'),
      block('continues', 'const title = box.props as {title: string};'),
    ];
    expect(shown(blocks)).toMatchObject({box: 'const box: JSX.Element'});
  });

  test('do not know what must not compile', () => {
    const blocks = [
      block('', 'const limit = 5;'),
      block('continues error="TS2322"', "const wrong: number = 'none';"),
      block('continues', 'const twice = wrong;'),
    ];
    expect(shown(blocks)).toEqual({});
  });

  test('know the other files of the sample', () => {
    const blocks = [
      block('title="limits.ts"', 'export const limit = 5 as number;'),
      block('', "import {limit} from './limits';\n\nconst twice = 2 * limit;"),
    ];
    expect(shown(blocks)).toMatchObject({twice: 'const twice: number'});
  });

  test('know the nearest file of a name above, and what it continues', () => {
    const blocks = [
      block('title="limits.ts"', "export const limit = 'old';"),
      block('', "const least = 'least';"),
      block('continues title="limits.ts"', 'export const limit = least;'),
      block('', "import {limit} from './limits';\n\nconst mine = limit;"),
    ];
    expect(shown(blocks, [block('title="limits.ts"', "export const limit = 'new';")])).toMatchObject({
      mine: 'const mine: "least"',
    });
  });

  test('know a file that shows no title but its own name', () => {
    const blocks = [
      block('file=examples/x/limits.ts', "export const limit = 'own';"),
      block('', "import {limit} from './limits';\n\nconst mine = limit;"),
    ];
    expect(shown(blocks)).toMatchObject({mine: 'const mine: "own"'});
  });

  test('know a file beside the folder of the sample', () => {
    const blocks = [
      block('title="common/limits.ts"', "export const limit = 'common';"),
      block('', "import {limit} from '../common/limits';\n\nconst mine = limit;"),
    ];
    expect(shown(blocks)).toMatchObject({mine: 'const mine: "common"'});
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
    expect(typesIn([{code, context: alone}], process.cwd())).toEqual([[{start: 6, end: 11, type: 'const limit: 5'}]]);
  });

  test('are those of one block alone, whatever the others of its page declare', () => {
    const code = ['const limit = 5;', "const limit = 'none';", 'const unlimited = limit;'];
    const questions = code.map((text) => ({code: text, context: alone}));
    const types = typesIn(questions, process.cwd()).map((words) => words.map(({type}) => type));
    expect(types).toEqual([['const limit: 5'], ['const limit: "none"'], []]);
    expect(typesIn([], process.cwd())).toEqual([]);
  });

  test('are those of the version of a file that each block of the page imports', () => {
    const code = "import {limit} from '../common/limits';\n\nconst mine = limit;";
    const importing = (text: string) => ({code, context: {...alone, files: {'../common/limits.ts': text}}});
    const five = importing('export const limit = 5;');
    const questions = [five, importing("export const limit = 'text';"), five];
    const types = typesIn(questions, process.cwd()).map((words) => words.at(-1)?.type);
    expect(types).toEqual(['const mine: 5', 'const mine: "text"', 'const mine: 5']);
  });

  test('follow an edit of the declarations', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'types-'));
    const declarations = path.join(site, 'contracts/sdk');
    const questions = [{code: "import {limit} from '@truffle-ai/saiki';", context: alone}];
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
    const use = block('title="work/use.ts"', "import {open} from '../common/open';\n\nconst opened = open();");
    const blocks = [
      block('title="common/open.ts"', "import {kind} from './kind';\n\nexport const open = () => kind;"),
      block('title="common/kind.ts"', "export const kind = 'door' as const;"),
      block('title="other.ts"', 'export const other = 1;'),
      use,
    ];
    expect(Object.keys(contextOf(use, blocks).files).sort()).toEqual(['common/kind.ts', 'common/open.ts']);
    expect(shown(blocks)).toMatchObject({opened: 'const opened: "door"'});
  });
});
