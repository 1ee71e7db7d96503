import path from 'node:path/posix';
import {editDistance, nearestName, type Problem} from '@docs-kit/report';

/** Browsers skip spaces and control characters in the scheme of a link. */
const runsCode = (url: string): boolean =>
  // eslint-disable-next-line no-control-regex
  /^(?:javascript|vbscript|data):/iu.test(url.replaceAll(/[\u0000-\u0020]/gu, ''));

/** Schemes that authors write. Others, such as those for links by name, aren't checked. */
const schemes = ['http', 'https', 'mailto'];

/** Returns a URL with the right scheme if its own differs by a letter (`htps://`), or by a slash (`https:/`). */
function withScheme(url: string): string | undefined {
  const {scheme = '', slashes, rest = ''} = /^(?<scheme>[a-z]+):(?<slashes>\/*)(?<rest>.*)$/iu.exec(url)?.groups ?? {};
  const known = scheme.toLowerCase();
  const nearest = schemes.includes(known) ? known : schemes.find((other) => editDistance(known, other) === 1);
  if (nearest === undefined) return undefined;
  const right = nearest === 'mailto' ? '' : '//';
  return nearest === known && slashes === right ? undefined : `${nearest}:${right}${rest}`;
}

/** Returns what is wrong with a link, whatever its target: it's empty, runs code, has a backslash or a wrong scheme. */
export function malformedLink(url: string, text: string): Pick<Problem, 'message' | 'fix'> | undefined {
  if (url === '' || url === '#') {
    const fix = 'write the path of a file, "./tools.md", or a URL between its round brackets';
    return {message: `the link "${text}" is empty`, fix};
  }
  if (runsCode(url)) {
    const fix = 'write the address of a page, or a component for what the click should do';
    return {message: `the link "${url}" runs code`, fix};
  }
  const right = withScheme(url);
  if (right !== undefined) return {message: `the link "${url}" leads nowhere`, fix: `write "${right}"`};
  if (!url.includes('\\') || URL.canParse(url)) return undefined;
  return {message: `the link "${url}" contains a backslash`, fix: `write "${withSlashes(url)}"`};
}

/** Replaces backslashes with slashes. */
export const withSlashes = (url: string): string => url.replaceAll('\\', '/');

/**
 * Finds the existing file that someone probably meant: one with a similar name, in any folder and with any extension.
 * @param files paths of files, or URLs of pages
 * @returns undefined when no name is similar
 */
export function nearestFile(wanted: string, files: readonly string[]): string | undefined {
  const name = nameOf(wanted);
  const nearest = nearestName(name, new Set(files.map(nameOf).filter((other) => isSimilar(name, other))));
  if (nearest === undefined) return undefined;
  const candidates = files.filter((file) => nameOf(file) === nearest);
  return nearestName(wanted, candidates) ?? candidates[0];
}

const nameOf = (file: string): string => path.parse(file).name;

/** Names may differ in a third of their letters: `mcp` isn't similar to `cli`, nor `nothing` to `switching`. */
const isSimilar = (name: string, other: string): boolean =>
  editDistance(name.toLowerCase(), other.toLowerCase()) <= Math.max(1, Math.floor(name.length / 3));
