// What happens on the day when a name changes in a contract: its pages change, the samples that use the old name fail,
// and nothing else.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
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
import {remarkContractReference} from '../../plugins/contract-reference/remarkContractReference';
import {findPages} from '../../scripts/samples/findPages.mjs';
import {placeOf} from '../../scripts/samples/block.mjs';
import {openPageReader} from '../../scripts/samples/readPage.mjs';

const site = process.cwd();
const copied = [
  ...['contracts', 'content', 'examples', 'plugins', 'scripts', 'src/pages'],
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

/** A copy of the site in which one contract has another name for something. */
function siteWith({file, old, new: renamed}: Renaming): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'renamed-'));
  folders.push(folder);
  for (const part of copied) {
    cpSync(part, path.join(folder, part), {recursive: true});
  }
  symlinkSync(path.join(site, 'node_modules'), path.join(folder, 'node_modules'));
  const contract = path.join(folder, file);
  const text = readFileSync(contract, 'utf8');
  writeFileSync(contract, text.replaceAll(new RegExp(`\\b${old}\\b`, 'gu'), renamed));
  return folder;
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).freeze();

/** What the pages say, by their names. */
function pagesOf(siteFolder: string): Map<string, string> {
  const contractsFolder = path.join(siteFolder, 'contracts');
  const expand = remarkContractReference({siteFolder, contractsFolder, otherDirectives: ['diagram', 'sample-report']});
  return new Map(
    findPages(siteFolder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => {
        const location = path.join(siteFolder, file);
        const vfile = new VFile({value: readFileSync(location, 'utf8'), path: location});
        const tree: Root = markdown.parse(vfile);
        expand(tree, vfile);
        return [file, toString(tree)];
      }),
  );
}

/** Places of the blocks that the check of the copy refuses: `content/docs/x.md:12`. */
function refusedIn(siteFolder: string, files: readonly string[]): Set<string> {
  const parameters = ['--import', 'tsx', 'scripts/checkSamples.mts', '--quiet', ...files];
  const {stdout} = spawnSync(process.execPath, parameters, {cwd: siteFolder, encoding: 'utf8'});
  expect(stdout).toMatch(/^\d+ passed, \d+ failed/mu);
  return new Set([...stdout.matchAll(/^FAIL (?<place>\S+:\d+)/gmu)].map(({groups}) => groups?.place ?? ''));
}

const before = pagesOf(site);

describe.each<Renaming>([
  {file: 'contracts/rest.openapi.yaml', old: 'messageCount', new: 'turnCount'},
  {file: 'contracts/agent-config.schema.json', old: 'maxSessions', new: 'sessionLimit'},
])('$old becomes $new in $file', (renaming) => {
  const folder = siteWith(renaming);
  const after = pagesOf(folder);
  const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`, 'u').test(text);

  it('and the pages that are made from it say so, and no others', () => {
    const changed = [...before.keys()].filter((file) => before.get(file) !== after.get(file));
    expect(changed.length).toBeGreaterThan(0);
    const expected = [...after.keys()].filter((file) => mentions(after.get(file) ?? '', renaming.new));
    expect(changed).toEqual(expected);
  });

  it('and the samples with the old name fail, and no others', {timeout: 60_000}, () => {
    const reader = openPageReader(folder);
    const files = [...before.keys()].filter((file) => mentions(before.get(file) ?? '', renaming.old));
    const blocks = files.flatMap((file) => reader.read(file).blocks);
    const using = blocks.filter(({code}) => mentions(code, renaming.old));
    const refused = refusedIn(folder, files);
    expect(refused.size).toBeGreaterThan(0);
    const places = new Set(using.map(placeOf));
    expect([...refused].filter((place) => !places.has(place))).toEqual([]);
  });
});
