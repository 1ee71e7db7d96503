import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Tinypool} from 'tinypool';
import {foundation} from '../../buildCache';
import type {TypedWord, TypeQuestion} from './typesIn';

const hash = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex');

let program: string | undefined;

/**
 * What types depend on besides the blocks: the declarations of the SDK, read each time, since authors edit them while the
 * site is shown to them; the packages, whose types are named; and what is shown of words.
 */
function readFoundation(siteFolder: string): string {
  program ??= foundation(siteFolder, __dirname);
  const folder = path.join(siteFolder, 'contracts/sdk');
  const declarations = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return hash(program, ...declarations);
}

/** In milliseconds. An author edits again soon, and the compiler takes long to start; a build gives its memory free. */
const idleTimeout = process.env.NODE_ENV === 'development' ? 600_000 : 2000;

let compiler: Tinypool | undefined;

/** One thread: each has a compiler of its own, and to start a second takes longer than the questions of this site. */
function openCompiler(): Tinypool {
  compiler ??= new Tinypool({
    filename: pathToFileURL(path.join(__dirname, 'typesWorker.mjs')).href,
    maxThreads: 1,
    minThreads: 0,
    idleTimeout,
  });
  return compiler;
}

/**
 * The types of the blocks of a page as {@link typesIn} finds them, from an earlier build when none of them has changed:
 * asking the compiler takes longer than all else that code blocks need. A page is asked for as a whole, since the order
 * in which the compiler names the members of a union depends on what it has read before.
 */
export async function rememberedTypes(questions: readonly TypeQuestion[], siteFolder: string): Promise<TypedWord[][]> {
  if (questions.length === 0) return [];
  const folder = path.join(siteFolder, 'node_modules/.cache/code-types');
  const basis = readFoundation(siteFolder);
  const file = path.join(folder, `${hash(basis, JSON.stringify(questions))}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as TypedWord[][];
  const found = (await openCompiler().run([questions, siteFolder, basis])) as TypedWord[][];
  mkdirSync(folder, {recursive: true});
  // Never half an answer: a build may be stopped.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(found));
  renameSync(`${file}.${process.pid}`, file);
  return found;
}
