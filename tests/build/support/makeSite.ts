import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const copied = [
  'config',
  'src',
  'plugins',
  'scripts',
  'content',
  'docusaurus.config.ts',
  'package.json',
  'tsconfig.json',
];
/** Keywords refer to sections, which shortened pages don't have. */
const emptied = ['config/searchKeywords'];
const linked = ['node_modules', 'packages', 'contracts', 'static', 'examples', 'deploy'];
/** Docusaurus shows the title of pages in `content`; pages in `src/pages` write their own `#` heading. */
const foldersOfPages = {content: {hasHeading: false}, 'src/pages': {hasHeading: true}};

/** Written to `build/` before a build, to see whether the build has replaced the folder. */
export const lastGoodBuild = 'build/last-good.txt';

/**
 * Creates a site in a temporary folder: this project with shortened pages, and the files of a scenario of
 * `tests/fixtures/sites` on top.
 * @returns its folder
 */
export function makeSite(scenario: string): string {
  const project = process.cwd();
  const site = mkdtempSync(path.join(tmpdir(), `saiki-docs-${scenario}-`));
  const overlay = path.join(project, 'tests/fixtures/sites', scenario);
  if (!existsSync(overlay)) throw new Error(`no folder ${overlay}; a scenario is a folder there`);
  for (const name of copied) cpSync(path.join(project, name), path.join(site, name), {recursive: true});
  for (const name of emptied) {
    rmSync(path.join(site, name), {recursive: true});
    mkdirSync(path.join(site, name));
  }
  for (const name of linked.filter((folder) => existsSync(path.join(project, folder)))) {
    symlinkSync(path.join(project, name), path.join(site, name), 'junction');
  }
  for (const [folder, options] of Object.entries(foldersOfPages)) shortenPages(path.join(site, folder), options);
  cpSync(overlay, site, {recursive: true});
  mkdirSync(path.join(site, 'build'));
  writeFileSync(path.join(site, lastGoodBuild), 'The last good build.\n');
  return site;
}

function shortenPages(folder: string, options: {hasHeading: boolean}): void {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    const isPage = ['.md', '.mdx'].includes(path.extname(name)) && !path.basename(name).startsWith('_');
    if (isPage) writeFileSync(file, shortenPage(readFileSync(file, 'utf8'), options));
  }
}

const isMarker = (line: string): boolean => line === '<!-- truncate -->' || line === '{/* truncate */}';

/** Returns a page's front matter, a `#` heading if it writes its own, its truncate marker, and one line of text. */
function shortenPage(source: string, {hasHeading}: {hasHeading: boolean}): string {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const heading = hasHeading ? ['# Page'] : [];
  const body = [...heading, 'Text of this page.', ...lines.filter(isMarker).slice(0, 1)];
  return `${lines.slice(0, end + 1).join('\n')}\n\n${body.join('\n\n')}\n`;
}
