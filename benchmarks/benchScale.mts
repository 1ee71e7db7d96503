// `npm run bench:scale`: builds and edits the site with many more, generated pages in a separate folder, and prints
// time and memory.
//
//   npm run bench:scale                  the site as it is, and with 600 more pages
//   npm run bench:scale -- --pages 6000
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {copySite} from './copySite.mts';
import {figuresTable} from './figures.mts';
import {authorTimes, ownSite} from './authorTimes.mts';
import {browserArguments, ensureBrowser} from '../scripts/ensureBrowser.mts';

const {values} = parseArgs({options: {pages: {type: 'string', default: '600'}}});

/** A code block in one of the languages that guides use; only the first language has types. */
function codeBlock(page: number, index: number): string {
  const blocks = [
    `\`\`\`ts title="part-${index}.ts"\nexport const part${index}: number = ${page * index};\nconsole.log(part${index});\n\`\`\``,
    `\`\`\`bash\nnpm run part-${index} -- --page ${page}\n\`\`\``,
    `\`\`\`yaml\npage: ${page}\nparts:\n  - name: part-${index}\n    enabled: true\n\`\`\``,
    `\`\`\`json\n{\n  "page": ${page},\n  "part": ${index}\n}\n\`\`\``,
  ];
  return blocks[index % blocks.length] ?? '';
}

function section(page: number, index: number): string {
  return [
    `## Part ${index} of page ${page}`,
    `Page ${page} explains its part ${index} in two sentences. A reader who came for part ${index} finds here what to do.`,
    codeBlock(page, index),
    `- first step of part ${index}\n- second step of part ${index}\n- what you see after part ${index} of page ${page}`,
  ].join('\n\n');
}

function pageText(page: number): string {
  const description = `Generated page number ${page} of the scale benchmark, as long as a short guide of the site.`;
  const parts = Array.from({length: 8}, (_, index) => section(page, index + 1));
  const frontMatter = `---\ntitle: Generated page ${page}\ndescription: ${description}\n---`;
  return [frontMatter, `This page is number ${page}.`, ...parts].join('\n\n');
}

/** Copies the site and adds pages to the copy. */
function makeSite(pages: number): string {
  const folder = copySite('scale');
  for (let page = 1; page <= pages; page += 1) {
    const group = path.join(folder, 'content/docs/tutorials/generated', `group-${Math.ceil(page / 50)}`);
    mkdirSync(group, {recursive: true});
    writeFileSync(path.join(group, `page-${page}.md`), pageText(page));
  }
  return folder;
}

const browser = await chromium.launch({executablePath: ensureBrowser(), args: [...browserArguments]});
const results: Record<string, Record<string, number>> = {};
for (const pages of [0, Number(values.pages)]) {
  const folder = makeSite(pages);
  results[`${pages} more pages`] = await authorTimes(browser, ownSite(folder, path.join(folder, 'build'), folder));
  rmSync(folder, {recursive: true, force: true});
}
await browser.close();

const [[base = '', before = {}] = [], [many = '', after = {}] = []] = Object.entries(results);
console.log(
  figuresTable(after, {[base]: before})
    .replace('Ours', many)
    .replace('Ours', many),
);
const growth = ((after['cold build, s'] ?? 0) - (before['cold build, s'] ?? 0)) / Number(values.pages);
console.log(`\nEach more page costs ${(growth * 1000).toFixed(0)} ms of a cold build.`);
