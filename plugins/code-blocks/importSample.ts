import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const regionStart = /^\s*(?:\/\/|#|<!--)\s*#region\s+(?<name>[\w-]+)/;
const regionEnd = /^\s*(?:\/\/|#|<!--)\s*#endregion\b\s*(?<name>[\w-]*)/;

function withoutIndent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** Names of the regions that a source text marks with `#region name`. */
export function regionNames(source: string): string[] {
  return source.split('\n').flatMap((line) => regionStart.exec(line)?.groups?.name ?? []);
}

/**
 * The lines of one named region, without the marks of regions inside it and without common indent;
 * the whole text without marks when no region is named.
 * @throws when the region does not exist or does not end
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
    throw new Error(`no region "${region}"; regions there: ${regionNames(source).join(', ') || 'none'}`);
  }
  const end = lines.findIndex((line, index) => index > start && regionEnd.exec(line)?.groups?.name === region);
  if (end === -1) {
    throw new Error(`region "${region}" does not end; add a line "#endregion ${region}"`);
  }
  return withoutIndent(lines.slice(start + 1, end).filter((line) => !isMark(line))).trimEnd();
}

/**
 * Text of a sample file, or of a region of it.
 * @param siteFolder folder that `file` is relative to
 * @throws when the file or the region does not exist
 */
export function importSample(siteFolder: string, file: string, region: string | undefined): string {
  const absolute = path.resolve(siteFolder, file);
  if (!absolute.startsWith(path.join(siteFolder, 'examples') + path.sep)) {
    throw new Error(`"${file}" is not in examples/; samples are imported from there alone`);
  }
  if (!existsSync(absolute)) {
    throw new Error(`"${file}" does not exist`);
  }
  return extractRegion(readFileSync(absolute, 'utf8'), region);
}
