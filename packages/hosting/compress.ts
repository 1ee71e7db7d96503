import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesIn, inParallel} from '@docs-kit/report';
import {compressedEndings} from './site';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which a file is sent as it is: it fits into one packet with its headers. */
const threshold = 1024;

/** The best quality, for single files that many readers fetch whole. */
const best = 11;

/**
 * Files of a site are 6 % smaller with 10 than with 9, and compressing takes 1.5 times as long; 11 makes them 2 % smaller in
 * 3 times of that. Text and Markdown, which programs read, are 11 % larger with 5, and that takes a twentieth of the time.
 */
const brotliQuality = (file: string): number => (/\.(?:md|txt)$/u.test(file) ? 5 : 10);

async function compressFile(file: string, quality: number): Promise<void> {
  const content = readFileSync(file);
  if (content.length < threshold) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, {params}), toGzip(content, {level: 9})]);
  if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli);
  if (gzipped.length < content.length) writeFileSync(`${file}.gz`, gzipped);
}

/**
 * Writes compressed copies (`x.html.br`, `x.html.gz`) beside the text files of a folder, for servers that send them in
 * place of compressing each answer. The same files give the same copies.
 * @param smallest files, relative to the folder, that are worth the time of the best quality
 */
export async function compressFiles(folder: string, smallest: readonly string[] = []): Promise<void> {
  const files = filesIn(folder)
    .filter((name) => compressedEndings.some((ending) => name.endsWith(`.${ending}`)))
    .map((name) => ({file: path.join(folder, name), quality: smallest.includes(name) ? best : brotliQuality(name)}));
  // Two files keep Node's four threads busy; with more in its queue, a server in this process would wait to read files.
  await inParallel(files, 2, ({file, quality}) => compressFile(file, quality));
}
