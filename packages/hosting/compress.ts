import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {textEndings} from './site';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which a file is sent as it is: it fits into one packet with its headers. */
const threshold = 1024;

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < threshold) return;
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length};
  const [brotli, gzipped] = await Promise.all([toBrotli(content, {params}), toGzip(content, {level: 9})]);
  if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli);
  if (gzipped.length < content.length) writeFileSync(`${file}.gz`, gzipped);
}

/**
 * Writes compressed copies (`x.html.br`, `x.html.gz`) beside the text files of a folder, for servers that send them in
 * place of compressing each answer. The same files give the same copies.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => textEndings.some((ending) => name.endsWith(`.${ending}`)))
    .sort()
    .map((name) => path.join(folder, name));
  // Node compresses in four threads.
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file);
  };
  await Promise.all([next(), next(), next(), next()]);
}
