import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesIn, hashOf, inParallel, openCache, type Cache} from '@docs-kit/report';
import {compressedEndings, serverFolder} from './site';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which a file isn't compressed: it fits in one packet with its headers. */
const threshold = 1024;

/** The best quality, for single files that many readers fetch whole. */
const best = 11;

/**
 * With 10, a site's files are 6 % smaller than with 9, and compressing takes 1.5 times as long. With 11, they're 2 %
 * smaller still, in 3 times that time. With 5, text and Markdown, which programs read, are 11 % larger, in a twentieth.
 */
const brotliQuality = (file: string): number => (/\.(?:md|txt)$/u.test(file) ? 5 : 10);

async function compressFile(file: string, quality: number, cache: Cache): Promise<void> {
  const content = readFileSync(file);
  if (content.length < threshold) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const hash = hashOf([content.toString('latin1')]);
  const [brotli, gzipped] = await Promise.all([
    cache.rememberBytes([hash, `br ${quality}`], () => toBrotli(content, {params})),
    cache.rememberBytes([hash, 'gz'], () => toGzip(content, {level: 9})),
  ]);
  if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli);
  if (gzipped.length < content.length) writeFileSync(`${file}.gz`, gzipped);
}

/**
 * Writes compressed copies (`x.html.br`, `x.html.gz`) beside the text files of a folder, for servers that send them
 * instead of compressing each response. The same files result in the same copies, so those are cached.
 * @param siteDir absolute path of the project, which has the cache
 * @param smallest files, relative to the folder, that are worth the time of the best quality
 */
export async function compressFiles(folder: string, siteDir: string, smallest: readonly string[] = []): Promise<void> {
  const cache = openCache(siteDir, 'compressed');
  const files = filesIn(folder)
    .filter((name) => !name.startsWith(serverFolder) && compressedEndings.some((ending) => name.endsWith(`.${ending}`)))
    .map((name) => ({file: path.join(folder, name), quality: smallest.includes(name) ? best : brotliQuality(name)}));
  // Two files keep Node.js' four threads busy. With more in the queue, a server in this process would wait for reads.
  await inParallel(files, 2, ({file, quality}) => compressFile(file, quality, cache));
  cache.prune();
}
