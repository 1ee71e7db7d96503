import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fence} from './fence';

const regionStart = /^\s*(?:\/\/|#|<!--)\s*#region\s+(?<name>[\w-]+)/;
const regionEnd = /^\s*(?:\/\/|#|<!--)\s*#endregion\b\s*(?<name>[\w-]*)/;

function withoutIndent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/**
 * Returns the lines of a region without their common indentation, or the whole text when no region is given. Region
 * markers are left out.
 * @throws when the region doesn't exist or doesn't end
 */
export function extractRegion(source: string, region: string | undefined): string {
  const isMark = (line: string) => regionStart.test(line) || regionEnd.test(line);
  const lines = source.split('\n');
  if (!region) {
    return lines
      .filter((line) => !isMark(line))
      .join('\n')
      .trimEnd();
  }
  const start = lines.findIndex((line) => regionStart.exec(line)?.groups?.name === region);
  if (start === -1) {
    const names = lines.flatMap((line) => regionStart.exec(line)?.groups?.name ?? []);
    throw new Error(`no region "${region}"; regions there: ${names.join(', ') || 'none'}`);
  }
  const end = lines.findIndex((line, index) => index > start && regionEnd.exec(line)?.groups?.name === region);
  if (end === -1) {
    throw new Error(`region "${region}" does not end; add a line "#endregion ${region}"`);
  }
  return withoutIndent(lines.slice(start + 1, end).filter((line) => !isMark(line))).trimEnd();
}

/**
 * Returns the code of a fence. It comes from a sample file if the fence has `file=`, optionally with `region=`.
 * @param siteDir absolute path of the site
 * @throws when the file or the region doesn't exist, or the block has a body too
 */
export function readSampleFile(
  siteDir: string,
  {code, values: {file, region}}: Pick<Fence, 'code' | 'values'>,
): string {
  if (file === undefined) return code;
  if (code.trim()) throw new Error(`the block has "file=${file}" and a body. Fix: leave the body empty`);
  const absolute = path.resolve(siteDir, file);
  if (!absolute.startsWith(path.join(siteDir, 'examples') + path.sep)) {
    throw new Error(`"${file}" is not in examples/. Fix: import samples from there`);
  }
  if (!existsSync(absolute))
    throw new Error(`"${file}" does not exist. Fix: add it, or write the path of a file in examples`);
  return extractRegion(readFileSync(absolute, 'utf8'), region);
}
