import path from 'node:path/posix';
import {nearestName} from '../contract-reference/nearestName';

/**
 * The file that someone probably meant: the one whose name is alike, whatever folder it is in.
 * @returns nothing when no name is alike
 */
export function nearestFile(wanted: string, files: readonly string[]): string | undefined {
  const name = nearestName(path.basename(wanted), new Set(files.map((file) => path.basename(file))));
  if (name === undefined) return undefined;
  const alike = files.filter((file) => path.basename(file) === name);
  return nearestName(wanted, alike) ?? alike[0];
}
