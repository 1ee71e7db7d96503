import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parseFence} from '@docs-kit/pages';
import {saveFile} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import {showsTypes, type ScriptBlock} from './programs';
import {typesOfPage, type TypedWord} from './shownTypes';
import {makeSite, sdk} from './site.testing';
import {typesOfPageAsync} from './typesThread';

const siteDir = makeSite();

const block = (meta: string, code: string, language = 'ts'): ScriptBlock => ({...parseFence(meta), language, code});
const typesOf = (blocks: readonly ScriptBlock[], file = 'content/page.md'): TypedWord[][] =>
  typesOfPage({siteDir, sdk, page: {file, blocks}});

/** Returns the types that the last of the blocks shows. `below` has the blocks after it on the page. */
function shown(blocks: readonly ScriptBlock[], below: readonly ScriptBlock[] = []): Record<string, string> {
  const words = typesOf([...blocks, ...below])[blocks.length - 1] ?? [];
  const code = blocks.at(-1)?.code ?? '';
  return Object.fromEntries(words.map(({start, end, type}) => [code.slice(start, end), type]));
}

describe('types of a block', () => {
  test('are those of the SDK', () => {
    expect(
      shown([block('', "import {loadPerson} from '@example/greeter';\n\nconst person = await loadPerson();")]),
    ).toEqual({
      loadPerson: 'loadPerson(file?: string): Promise<Person>',
      person: 'const person: Person',
    });
  });

  test('are those of its members', () => {
    const code =
      "import type {Greeter} from '@example/greeter';\n\nexport const end = (greeter: Greeter) => greeter.stop();";
    expect(shown([block('', code)])).toMatchObject({stop: 'Greeter.stop(): Promise<void>'});
  });

  test('know elements', () => {
    expect(shown([block('', 'const box = <p title="a" />;', 'tsx')])).toEqual({box: 'const box: JSX.Element'});
  });

  test('know the other files of the sample', () => {
    const blocks = [
      block('title="limits.ts"', 'export const limit = 5 as number;'),
      block('', "import {limit} from './limits';\n\nconst twice = 2 * limit;"),
    ];
    expect(shown(blocks)).toMatchObject({twice: 'const twice: number'});
  });

  test('know the nearest file of a name above', () => {
    const blocks = [
      block('title="limits.ts"', "export const limit = 'old';"),
      block('title="limits.ts"', "export const limit = 'least';"),
      block('', "import {limit} from './limits';\n\nconst mine = limit;"),
    ];
    expect(shown(blocks, [block('title="limits.ts"', "export const limit = 'new';")])).toMatchObject({
      mine: 'const mine: "least"',
    });
  });

  test('know a sample file by its own name, with all that it exports', () => {
    const blocks = [
      block('file=examples/openExample.ts region=none', ''),
      block('', "import {openExample} from './openExample';\n\nconst greeter = await openExample();"),
    ];
    expect(shown(blocks)).toMatchObject({greeter: 'const greeter: Greeter'});
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

  test('leave out the text of a long constant', () => {
    const blocks = [block('', `const page = '${'<p>'.repeat(30)}';`)];
    expect(shown(blocks)).toEqual({page: 'const page: string'});
  });

  test('are shown once for each name', () => {
    const code = 'const limit = 5;\nconsole.log(limit, limit);';
    expect(typesOf([block('', code)])).toEqual([[{start: 6, end: 11, type: 'const limit: 5'}]]);
  });

  test('are those of one block only, whatever the others of its page declare', () => {
    const code = ['const limit = 5;', "const limit = 'none';", 'const unlimited = limit;'];
    const types = typesOf(code.map((text) => block('', text))).map((words) => words.map(({type}) => type));
    expect(types).toEqual([['const limit: 5'], ['const limit: "none"'], []]);
    expect(typesOf([])).toEqual([]);
  });

  test('are those of the version of a file that each block of the page imports', () => {
    const code = "import {limit} from '../common/limits';\n\nconst mine = limit;";
    const limits = (value: string) => block('title="common/limits.ts"', `export const limit = ${value};`);
    const blocks = [limits('5'), block('', code), limits("'text'"), block('', code)];
    const types = typesOf(blocks).map((words) => words.at(-1)?.type);
    expect([types[1], types[3]]).toEqual(['const mine: 5', 'const mine: "text"']);
  });

  test('follow an edit of the declarations', () => {
    const site = makeFolder();
    const page = {file: 'page.md', blocks: [block('', "import {limit} from '@example/greeter';")]};
    const typesAfter = (text: string, version: string) => {
      saveFile(path.join(site, 'contracts/sdk/index.d.ts'), text);
      return typesOfPage({siteDir: site, sdk, page, version}).flatMap((words) => words.map(({type}) => type));
    };
    expect(typesAfter('export declare const limit: number;', 'first')).toEqual(['const limit: number']);
    expect(typesAfter('export declare const limit: string;', 'second')).toEqual(['const limit: string']);
  });

  test('follow an edit of a sample file that a block imports', async () => {
    const site = makeFolder({[`${sdk.declarations}/index.d.ts`]: ''});
    const typesAfter = async (text: string) => {
      saveFile(path.join(site, 'examples/limit.ts'), text);
      const use = block('file=examples/use.ts', "import {limit} from './limit';\n\nconst mine = limit;");
      const page = {file: 'page.md', blocks: [block('file=examples/limit.ts', text), use]};
      return (await typesOfPageAsync({siteDir: site, sdk, page})).get(use)?.map(({type}) => type);
    };
    expect(await typesAfter('export const limit: number = 5;')).toEqual(['const mine: number']);
    expect(await typesAfter("export const limit: string = '';")).toEqual(['const mine: string']);
  });

  test('are found in a block that is not finished', () => {
    expect(shown([block('', 'const limit = 5;\nstart(')])).toEqual({limit: 'const limit: 5'});
  });

  test('are not shown in text that is not a TypeScript program', () => {
    const blocks = [block('signature', 'stop(): void;'), block('', 'a', 'js'), block('', 'a', 'bash')];
    expect(blocks.map(showsTypes)).toEqual([false, false, false]);
  });

  test('know the files that are imported, and theirs', () => {
    const blocks = [
      block('title="common/open.ts"', "import {kind} from './kind';\n\nexport const open = () => kind;"),
      block('title="common/kind.ts"', "export const kind = 'door' as const;"),
      block('title="other.ts"', 'export const other = 1;'),
      block('title="work/use.ts"', "import {open} from '../common/open';\n\nconst opened = open();"),
    ];
    expect(shown(blocks)).toMatchObject({opened: 'const opened: "door"'});
  });
});
