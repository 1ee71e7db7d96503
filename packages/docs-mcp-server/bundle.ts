import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {build} from 'esbuild';
import {parse} from 'yaml';
import {licenseNotices, packageFolders} from '@docs-kit/license-notices';
import {saveFile} from '@docs-kit/report';
import type {IndexFile, PostingsFile, RemaindersFile} from '@docs-kit/search/format';
import type {DocsData, PageData} from './server/docs';

export interface BundleOptions {
  /** Address of the site, without a trailing slash. */
  readonly site: string;
  /** Module of the site whose `main(data: DocsData, prepared)` starts the server; relative to the working directory. */
  readonly entry: string;
  /** Name of the file in the built site. The licenses of the packages in it are written beside it. */
  readonly file: string;
  /** Title of the server, for the file's first line. */
  readonly title: string;
  /** Markdown files of the site that aren't pages, but can be read like pages: `AGENTS.md` at `/AGENTS`. */
  readonly files?: readonly {readonly name: string; readonly title: string; readonly description: string}[];
  /** Returns data that can be written as JSON, which `main` gets as `prepared`. */
  readonly prepare?: () => unknown;
}

/** Reads title and description from the front matter of a page's Markdown copy. */
function frontMatterOf(text: string): {title?: string; description?: string} {
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/u.exec(text) ?? [];
  return (parse(yaml) ?? {}) as {title?: string; description?: string};
}

/**
 * Reads what the build has published for agents: the search index, the lists of pages and all pages as Markdown.
 * @throws Error when a file that the plugins `markdown-copies` and `search` write is missing
 */
function readDocsData(folder: string, {site, files = []}: BundleOptions): DocsData {
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const index = JSON.parse(read('search/index.json')) as IndexFile;
  const postings = JSON.parse(read(`search/${index.postings}`)) as PostingsFile;
  const remainders = index.pages.map(
    (_, page) => JSON.parse(read(`search/${index.remainders}/${page}.json`)) as RemaindersFile,
  );
  const areas = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .filter((name) => readdirSync(path.join(folder, name)).includes('llms.txt'));
  const lists = Object.fromEntries(['', ...areas.sort()].map((area) => [area, read(path.join(area, 'llms.txt'))]));
  const pages = read('llms-full.txt')
    .split(/(?:^|\n---\n\n)(?=Source: )/u)
    .filter(Boolean)
    .map((text): PageData => {
      const [, source = '', markdown = ''] = /^Source: (\S+)\n\n([\s\S]*)$/u.exec(text) ?? [];
      const pagePath = source.slice(site.length).replace(/\/$/u, '') || '/';
      const {title = pagePath, description = ''} = frontMatterOf(read(`${pagePath === '/' ? '/index' : pagePath}.md`));
      return {path: pagePath, title, description, markdown: markdown.trim()};
    });
  const others = files.map(({name, title, description}): PageData => {
    const pagePath = `/${name.replace(/\.md$/u, '')}`;
    return {path: pagePath, title, description, markdown: read(name).trim(), isFile: true};
  });
  return {site, pages: [...pages, ...others], lists, index, remainders, postings};
}

/** Writes the server into the built site as one file that needs only Node.js. */
export async function bundleServer(folder: string, options: BundleOptions): Promise<void> {
  const {site, entry, file, title, prepare} = options;
  // With quality 9, the file is 8 % smaller, but compressing takes ten times as long.
  const data = brotliCompressSync(JSON.stringify([readDocsData(folder, options), prepare?.()]), {
    params: {[constants.BROTLI_PARAM_QUALITY]: 5},
  });
  const {outputFiles, metafile} = await build({
    stdin: {
      contents: `
        import {brotliDecompressSync} from 'node:zlib';
        import {main} from ${JSON.stringify(path.resolve(entry))};
        const data = ${JSON.stringify(data.toString('base64'))};
        await main(...JSON.parse(brotliDecompressSync(Buffer.from(data, 'base64')).toString()));
      `,
      resolveDir: process.cwd(),
      loader: 'js',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    // The site's tsconfig extends one that is missing where only the site's runtime packages are installed.
    tsconfigRaw: {},
    legalComments: 'none',
    metafile: true,
    write: false,
    banner: {
      js: [
        `// ${title}. Source: ${site}/${file}. Licenses of the packages in it: ${path.basename(licenseFile(file))}.`,
        // For CommonJS packages.
        "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);",
      ].join('\n'),
    },
  });
  const [output] = outputFiles;
  saveFile(path.join(folder, file), output?.contents ?? '');
  const modules = Object.keys(metafile.inputs).map((name) => path.resolve(name));
  saveFile(path.join(folder, licenseFile(file)), licenseNotices(packageFolders(modules)));
}

const licenseFile = (file: string): string => file.replace(/\.\w+$/u, '.licenses.txt');
