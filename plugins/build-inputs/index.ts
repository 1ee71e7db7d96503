import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options of {@link buildInputs}. */
export interface BuildInputsOptions {
  /** Files and folders, relative to the site. */
  readonly inputs: readonly string[];
  /**
   * What pages are made of that stands in many files, as a text by name: pages depend on the text, and not on all that
   * the files say besides.
   */
  readonly extracts?: Readonly<Record<string, (siteDir: string) => string>>;
}

/** All files at a path. */
function filesAt(location: string): string[] {
  if (!existsSync(location)) return [];
  if (statSync(location).isFile()) return [location];
  return readdirSync(location, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Writes an extract down, as the file that the bundler compares. It stays as it is while the text is the same. */
function writeExtract(siteDir: string, name: string, text: string): string {
  const file = path.join(siteDir, 'node_modules/.cache/build-inputs', name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return file;
}

/**
 * Docusaurus plugin: tells the bundler's cache what pages are made of besides their own files. Without it, a page that
 * shows a contract, a sample file or the report of a check would stay as it was when only that changes. In development
 * the page changes with contracts and sample files at once; the report is the one that was there at the start.
 */
export default function buildInputs({siteDir}: LoadContext, {inputs, extracts = {}}: BuildInputsOptions): Plugin {
  return {
    name: 'build-inputs',
    configureWebpack(config) {
      const loader = path.join(__dirname, 'dependOnInputs.mjs');
      // The generator's own rule for pages elsewhere leaves out what other rules for pages include, and needs it said.
      const include = ['content', 'src/pages'].map((folder) => path.join(siteDir, folder) + path.sep);
      const pages = {test: /\.mdx?$/, include, enforce: 'pre', use: [{loader, options: {siteDir}}]} as const;
      const {experiments} = config as {experiments?: {cache?: unknown}};
      // Only the bundler's persistent cache outlives a build.
      if (typeof experiments?.cache !== 'object') return {module: {rules: [pages]}};
      const buildDependencies = [
        ...inputs.flatMap((input) => filesAt(path.join(siteDir, input))),
        ...Object.entries(extracts).map(([name, extract]) => writeExtract(siteDir, name, extract(siteDir))),
      ];
      return {module: {rules: [pages]}, experiments: {cache: {buildDependencies}}} as object;
    },
  };
}
