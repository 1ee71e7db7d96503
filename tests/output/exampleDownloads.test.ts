// The finished folders that pages offer contain exactly the files that the sample check proves.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {fencesOf, readSampleFile} from '@docs-kit/pages';
import {exampleDownloads as downloads} from '../../config/exampleDownloads';
import {site} from '../../config/site';
import {target} from '../../plugins/example-downloads';
import {allMarkdown, writtenPages, type WrittenPage} from '../content/support/writtenPages';
import {builtFiles, pages, siteFolder} from './support/builtSite';
import {attribute} from './support/html';

const prefix = `${target}/`;
const archives = builtFiles.filter((file) => file.startsWith(prefix) && file.endsWith('.zip'));
const rows = downloads.map((download) => [download.folder, download] as const);

/** Files of an archive, by their path in its only folder. */
function unpack(folder: string): Map<string, Buffer> {
  const entries = Object.entries(unzipSync(readFileSync(path.join(siteFolder, `${prefix}${folder}.zip`))));
  return new Map(entries.map(([file, content]) => [file.replace(`saiki-${folder}/`, ''), Buffer.from(content)]));
}

const tracked = execFileSync('git', ['ls-files', '--', 'examples'], {encoding: 'utf8'}).trim().split('\n');

/** Examples that the sample check proves: pages show them, or they're checked together with those. */
const proved = new Set(allMarkdown.flatMap(({tree}) => fencesOf(tree).flatMap(({values}) => values.file ?? [])));

/**
 * Returns the page with a path below the base URL.
 * @throws when there's none
 */
function writtenPage(page: string): WrittenPage {
  const written = writtenPages.find(({route}) => route === page);
  if (!written) throw new Error(`no page ${page}`);
  return written;
}

/** Normalizes commands of a README and of pages for comparison: `npx` runs the same program. */
const plain = (command: string): string => command.replace(/^npx (?=saiki )/u, '');

describe('finished folders', () => {
  it('[CODE-9] every archive is offered near the top of its page, and every link leads to one', () => {
    const links = pages.flatMap(({route, elements}) =>
      elements.flatMap((element) => {
        const file = (attribute(element, 'href') ?? '').split(`${site.baseUrl}${prefix}`)[1];
        return file === undefined ? [] : [`${route} ${prefix}${file}`];
      }),
    );
    expect([...new Set(links)].sort()).toEqual(
      downloads.map(({folder, page}) => `${page} ${prefix}${folder}.zip`).sort(),
    );
    expect(archives).toEqual(downloads.map(({folder}) => `${prefix}${folder}.zip`).sort());
    for (const {folder, page} of downloads) {
      const [opening] = writtenPage(page).source.split('\n## ');
      expect(opening, page).toContain(`Get the finished folder: [${folder}.zip](pathname:///${prefix}${folder}.zip)`);
    }
  });

  it.each(rows)('[CODE-9] %s.zip unpacks to the files of the example, byte for byte', (folder) => {
    const files = unpack(folder);
    const own = tracked.filter((file) => file.startsWith(`examples/${folder}/`));
    expect([...files.keys()].filter((file) => file.startsWith(`${folder}/`)).map((file) => `examples/${file}`)).toEqual(
      own,
    );
    const made = ['README.md', 'package.json'];
    for (const [file, content] of files) {
      if (made.includes(file)) continue;
      expect(tracked).toContain(`examples/${file}`);
      expect(content.equals(readFileSync(`examples/${file}`)), file).toBe(true);
    }
    expect([...files.keys()]).toEqual(expect.arrayContaining(made));
  });

  it.each(rows)('[CODE-9] %s.zip has only programs and agent files that pages show', (folder) => {
    const files = [...unpack(folder).keys()].filter((file) => file.includes('/') && !file.endsWith('/.gitignore'));
    expect(files.filter((file) => !proved.has(`examples/${file}`))).toEqual([]);
  });

  it.each(rows)('[CODE-9] %s.zip names an exact release of each package that its programs import', (folder) => {
    const files = unpack(folder);
    const {dependencies} = JSON.parse(files.get('package.json')!.toString()) as {dependencies: Record<string, string>};
    expect(dependencies['@truffle-ai/saiki']).toBe(site.version);
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/u.test(version))).toEqual([]);
    for (const [file, content] of files) {
      if (!/\.tsx?$/u.test(file)) continue;
      for (const [, name = ''] of content.toString().matchAll(/from '([^'.][^']*)'/gu)) {
        if (name.startsWith('node:')) continue;
        const packageName = name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/');
        expect(Object.keys(dependencies), `${file} imports ${name}`).toContain(packageName);
      }
    }
  });

  it.each(rows)('[CODE-9] the README in %s.zip links its page and has commands of it', (folder, {page, terminals}) => {
    const readme = unpack(folder).get('README.md')!.toString();
    expect(readme).toContain(`${site.url}${site.baseUrl}${page.slice(1)},`);
    const fences = fencesOf(writtenPage(page).tree);
    const terminalFences = fences.filter(({language}) => language === 'bash');
    const shown = terminalFences.flatMap((fence) => readSampleFile(process.cwd(), fence).split('\n'));
    const scripts = fences.flatMap(({values}) => (values.file ? [`bash ${path.basename(values.file)}`] : []));
    const commands = terminals.flat().filter((command) => !/^(?:cd|mkdir) /u.test(command));
    for (const command of commands) expect(readme).toContain(`\n${command}\n`);
    expect(commands.filter((command) => ![...shown, ...scripts].includes(plain(command)))).toEqual([]);
  });
});
