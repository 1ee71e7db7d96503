import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesAt, saveFile} from '@docs-kit/report';

export interface BuildInputsOptions {
  /** Folders with pages, relative to the site. */
  readonly pages: readonly string[];
  /** Files and folders that pages are built from, besides their own files, relative to the site. */
  readonly inputs: readonly string[];
  /** Texts that pages depend on, by name: a page depends on the text, not on all files that it's made from. */
  readonly extracts?: Readonly<Record<string, (siteDir: string) => string>>;
  /** What pages depend on in development, by a text in their source. */
  readonly shown?: readonly {
    /** A regular expression for that text. If it has a group `file`, the page also depends on the file at this path. */
    readonly pattern: string;
    /** Folders that such a page depends on. */
    readonly paths: readonly string[];
  }[];
}

/** Writes an extract into a file that Rspack compares. Leaves the file alone while the text is the same. */
function writeExtract(siteDir: string, name: string, text: string): string {
  const file = path.join(siteDir, 'node_modules/.cache/build-inputs', name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) saveFile(file, text);
  return file;
}

/**
 * Tells Rspack's cache what pages are built from, besides their own files. Without it, a page that shows a contract or
 * a sample file wouldn't change when only that file does. In development, such pages change at once.
 * Upstream: `getCacheBuildDependencies` in
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/webpack/base.ts
 */
export function buildInputs(
  {siteDir}: LoadContext,
  {inputs, pages, extracts = {}, shown = []}: BuildInputsOptions,
): Plugin {
  return {
    name: 'build-inputs',
    configureWebpack(config) {
      const loader = path.join(__dirname, 'loaders/dependOnInputs.mjs');
      // Docusaurus' own rule for other Markdown files excludes what the rules for pages include.
      const include = pages.map((folder) => path.join(siteDir, folder) + path.sep);
      const rule = {test: /\.mdx?$/, include, enforce: 'pre', use: [{loader, options: {siteDir, shown}}]} as const;
      const {experiments} = config as {experiments?: {cache?: unknown}};
      // Only Rspack's persistent cache outlives a build.
      if (typeof experiments?.cache !== 'object') return {module: {rules: [rule]}};
      const buildDependencies = [
        ...inputs.flatMap((input) => filesAt(path.join(siteDir, input))),
        ...Object.entries(extracts).map(([name, extract]) => writeExtract(siteDir, name, extract(siteDir))),
      ];
      return {module: {rules: [rule]}, experiments: {cache: {buildDependencies}}} as object;
    },
  };
}
