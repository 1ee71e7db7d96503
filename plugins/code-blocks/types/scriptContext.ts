import path from 'node:path';
import type {CodeMeta} from '../meta';
import {declarationsOf} from './givens';

/** A block of a page, as far as other blocks can refer to it. */
export interface ScriptBlock extends CodeMeta {
  readonly language: string;
  readonly code: string;
}

/** What the compiler must see before a block and beside it. */
export interface ScriptContext {
  /** Folder of the block among the files of the sample. */
  readonly folder: string;
  /** Text that goes before the block: what it continues, and what it presumes. */
  readonly before: string;
  /** Other files of the sample by name. */
  readonly files: Readonly<Record<string, string>>;
}

const languages = new Set(['ts', 'typescript', 'tsx']);

/** Whether types can be shown in a block: a program that compiles. */
export const showsTypes = ({language, flags, values}: ScriptBlock): boolean =>
  languages.has(language) && !flags.includes('signature') && values.error === undefined;

/**
 * Finds what stands around a block.
 * @param blocks all blocks of the page, in order
 * @param index the block
 */
export function contextOf(blocks: readonly ScriptBlock[], index: number): ScriptContext {
  const chain: ScriptBlock[] = [];
  for (let at = index; at >= 0; at -= 1) {
    const block = blocks[at];
    if (!block || !showsTypes(block)) continue;
    if (at < index) chain.unshift(block);
    if (!block.flags.includes('continues')) break;
  }
  return {
    folder: path.posix.dirname(blocks[index]?.values.title ?? ''),
    before: [...chain.map(({code}) => code), declarationsOf(blocks[index]?.values.given)]
      .filter((text) => text !== '')
      .join('\n'),
    files: importedFiles(
      [...chain, blocks[index]].map((block) => block?.code ?? ''),
      otherFiles(blocks, index),
    ),
  };
}

const relativeImport = /\bfrom\s+['"](?:\.{1,2}\/)+(?<stem>[^'"]+)['"]/gu;

/** Those files that the texts import, and that these import: each one more is work for the compiler. */
function importedFiles(texts: readonly string[], files: Readonly<Record<string, string>>): Record<string, string> {
  const found: Record<string, string> = {};
  const toRead = [...texts];
  for (let text = toRead.pop(); text !== undefined; text = toRead.pop()) {
    for (const {groups} of text.matchAll(relativeImport)) {
      const stem = `/${groups?.stem?.replace(/\.[jt]sx?$/u, '')}`;
      const name = Object.keys(files).find((file) => `/${file.replace(/\.tsx?$/u, '')}`.endsWith(stem));
      if (name !== undefined && found[name] === undefined) {
        found[name] = files[name] ?? '';
        toRead.push(found[name]);
      }
    }
  }
  return found;
}

/** The other titled files of the page. */
function otherFiles(blocks: readonly ScriptBlock[], index: number): Record<string, string> {
  const own = blocks[index]?.values.title;
  const files = blocks.flatMap((block): [string, string][] => {
    const {title = ''} = block.values;
    return showsTypes(block) && title !== own && /\.tsx?$/u.test(title) ? [[title, block.code]] : [];
  });
  return Object.fromEntries(files);
}
