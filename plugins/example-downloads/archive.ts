import {zipSync} from 'fflate';

/** Files by their path, with forward slashes. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Returns an archive of files. The same files give the same bytes, in whatever order they come. */
export function zipOf(files: Files): Uint8Array {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  // The first moment that an archive can name. Local, as archives have no time zone: the same bytes everywhere.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(sorted), {mtime, level: 9});
}
