import path from 'node:path/posix';
import {editDistance} from '../../contracts/editDistance';
import {nearestName} from '../contract-reference/nearestName';

/**
 * The file that someone probably meant: the one whose name is alike, whatever folder and ending it has.
 * @param files paths of files, or addresses of pages
 * @returns nothing when no name is alike
 */
export function nearestFile(wanted: string, files: readonly string[]): string | undefined {
  const name = nameOf(wanted);
  const nearest = nearestName(name, new Set(files.map(nameOf).filter((other) => mayBeMeant(name, other))));
  if (nearest === undefined) return undefined;
  const alike = files.filter((file) => nameOf(file) === nearest);
  return nearestName(wanted, alike) ?? alike[0];
}

const nameOf = (file: string): string => path.parse(file).name;

/** Of a name of three letters two are nearly all: `mcp` is not `cli`. */
const mayBeMeant = (name: string, other: string): boolean =>
  Math.min(name.length, other.length) > 3 || editDistance(name.toLowerCase(), other.toLowerCase()) < 2;
