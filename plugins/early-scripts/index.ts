import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Options of the plugin. */
export interface EarlyScriptsOptions {
  /** What the programs need to know; each key stands in them as `__KEY__`. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Docusaurus plugin: small programs that have to run in the head of every page, before anything is painted or read from
 * storage. Each file beside this one is such a program and says why it exists.
 * @throws when a program asks for a value that the options do not hold
 */
export default function earlyScripts(_context: LoadContext, {values}: EarlyScriptsOptions): Plugin {
  const fill = (_: string, key: string): string => {
    const value = values[key];
    if (value === undefined) {
      throw new Error(`early-scripts: no value for __${key}__. Add it to "values".`);
    }
    return JSON.stringify(value);
  };
  const programs = readdirSync(__dirname)
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .map((program) => program.replace(/^\s*\/\/.*\n/gm, '').replace(/__([A-Z_]+)__/g, fill));

  return {
    name: 'early-scripts',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: programs.join('')}]}),
  };
}
