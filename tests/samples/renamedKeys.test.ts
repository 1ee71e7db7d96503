// What happens when a name changes in a contract: its pages change, the samples that use the old name fail, and nothing
// else.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterAll, describe, expect, it} from 'vitest';
import {linkPackages} from '../support/linkPackages';
import {formatPlace} from '@docs-kit/code-samples/check';
import {findPages} from '@docs-kit/pages';
import {remarkSaikiReference} from '../../plugins/saiki-directives';
import {pageFolders} from '../../config/content';
import {openSaikiPages} from '../../plugins/saiki-sample-roles/index';

const site = process.cwd();
const copied = [
  ...['config', 'contracts', 'content', 'examples', 'packages', 'plugins', 'scripts', 'src/pages'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];
const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

interface Renaming {
  /** Contract file. */
  readonly file: string;
  readonly old: string;
  readonly new: string;
}

const renamings: readonly Renaming[] = [
  {file: 'contracts/rest.openapi.yaml', old: 'hasMore', new: 'isUnfinished'},
  {file: 'contracts/agent-config.schema.json', old: 'enabled', new: 'isEnabled'},
];

/** Creates a copy of the site in which contracts have new names for something. */
function siteWithNewNames(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'renamed-'));
  folders.push(folder);
  for (const part of copied) {
    cpSync(part, path.join(folder, part), {recursive: true});
  }
  linkPackages(folder);
  for (const {file, old, new: renamed} of renamings) {
    const contract = path.join(folder, file);
    const text = readFileSync(contract, 'utf8');
    writeFileSync(contract, text.replaceAll(new RegExp(`\\b${old}\\b`, 'gu'), renamed));
  }
  return folder;
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).freeze();

/** The page with this directive shows how the last sample check ended, which may be running at the same time. */
const resultOfCheck = '::sample-report';

/** The expanded pages, by name. */
function pagesOf(siteFolder: string): Map<string, string> {
  const expand = remarkSaikiReference(siteFolder);
  return new Map(
    findPages(siteFolder, pageFolders)
      .filter((file) => file.endsWith('.md'))
      .filter((file) => !readFileSync(path.join(siteFolder, file), 'utf8').includes(resultOfCheck))
      .map((file) => {
        const location = path.join(siteFolder, file);
        const vfile = new VFile({value: readFileSync(location, 'utf8'), path: location});
        const tree: Root = markdown.parse(vfile);
        expand(tree, vfile);
        return [file, toString(tree)];
      }),
  );
}

/** Positions of the blocks that the copy's sample check rejects: `content/docs/x.md:12`. */
function failedIn(siteFolder: string, files: readonly string[]): Set<string> {
  const parameters = ['--import', 'tsx', 'scripts/checkSamples.mts', '--quiet', ...files];
  const {stdout} = spawnSync(process.execPath, parameters, {cwd: siteFolder, encoding: 'utf8'});
  expect(stdout).toMatch(/^\d+ passed, \d+ failed/mu);
  return new Set([...stdout.matchAll(/^FAIL (?<place>\S+:\d+)/gmu)].map(({groups}) => groups?.place ?? ''));
}

describe('when names change in contracts', () => {
  const folder = siteWithNewNames();
  const before = pagesOf(site);
  const after = pagesOf(folder);
  const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`, 'u').test(text);

  it('the pages that are made from them say so, and no others', () => {
    const changed = [...before.keys()].filter((file) => before.get(file) !== after.get(file));
    const withNew = ({new: renamed}: Renaming): string[] =>
      [...after.keys()].filter((file) => mentions(after.get(file) ?? '', renamed));
    for (const renaming of renamings) expect(withNew(renaming), renaming.new).not.toEqual([]);
    const expected = new Set(renamings.flatMap(withNew));
    expect(changed).toEqual([...before.keys()].filter((file) => expected.has(file)));
  });

  it('the samples with the old names fail, and no others', () => {
    const readPage = openSaikiPages(folder);
    const hasOld = (text: string): boolean => renamings.some(({old}) => mentions(text, old));
    const files = [...before].filter(([, text]) => hasOld(text)).map(([file]) => file);
    const using = files.flatMap((file) => readPage(file).blocks).filter(({code}) => hasOld(code));
    const failed = failedIn(folder, files);
    const places = new Set(using.map(formatPlace));
    expect([...failed].filter((place) => !places.has(place))).toEqual([]);
    for (const {old} of renamings) {
      const ofName = using.filter(({code}) => mentions(code, old)).map(formatPlace);
      expect(
        ofName.some((place) => failed.has(place)),
        old,
      ).toBe(true);
    }
  });
});
