import path from 'node:path';
import type {SamplePage} from '../block.mjs';
import type {Grammars} from '../grammar/grammars.mjs';
import type {SiteFiles} from '../siteFiles.mjs';
import {filesOfCommand} from './filesOfCommand.mjs';
import {readScript} from './readScript.mjs';

const plain = (name: string): string =>
  path.posix
    .normalize(name)
    .replace(/^(?:\.\/|~\/|\/)+/u, '')
    .replace(/\/$/u, '');

/** Files that a reader of a page has: those that it shows, those that its commands make, those of `examples/`. */
export interface PageFiles {
  /** Whether a file of that name, in whichever folder, is among them. */
  has(name: string): boolean;
}

const cache = new WeakMap<SamplePage, Promise<PageFiles>>();

/** Collects the files of a page; once for each page. */
export function filesOfPage(page: SamplePage, grammars: Grammars, siteFiles: SiteFiles): Promise<PageFiles> {
  const found = cache.get(page) ?? collect(page, grammars, siteFiles);
  cache.set(page, found);
  return found;
}

async function collect({blocks}: SamplePage, grammars: Grammars, siteFiles: SiteFiles): Promise<PageFiles> {
  const shown = blocks.flatMap(({values}) => [values.title, values.file]).filter((name) => name !== undefined);
  // Files that an agent is asked to write, and files of a folder listing.
  const spoken = blocks
    .filter(({language}) => language === 'text')
    .flatMap(({code}) => code.match(/[\w./-]+\.\w+/gu) ?? []);
  const made: string[] = [];
  const cloned: string[] = [];
  for (const {code} of blocks.filter(({language}) => language === 'bash')) {
    const {commands, redirects} = readScript(await grammars.parse('bash', code));
    made.push(...redirects.filter(({operator}) => operator.startsWith('>')).map(({target}) => target.text));
    made.push(...commands.flatMap((command) => filesOfCommand(command).made));
    cloned.push(...commands.filter(({name}) => name.text === 'git').flatMap((command) => filesOfCommand(command).made));
  }
  const all = [...shown, ...spoken, ...made, ...siteFiles.names()].map(plain);
  // Commands run in folders that `cd` has chosen, so the end of the path decides.
  const isSame = (known: string, name: string): boolean =>
    known === name || known.endsWith(`/${name}`) || name.endsWith(`/${known}`);
  // What a cloned repository holds is not known here.
  const isCloned = (name: string): boolean => cloned.some((folder) => name.startsWith(`${plain(folder)}/`));
  return {has: (name) => isCloned(plain(name)) || all.some((known) => isSame(known, plain(name)))};
}
