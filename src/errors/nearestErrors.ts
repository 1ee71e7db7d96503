import {editDistance} from '@docs-kit/report/names';
import {entriesNaming} from '@site/contracts/errorQueries';
import {describe, openErrors, type ErrorSummary} from './matchErrors';

const most = 3;
/** Fewer letters are the beginning of nearly everything. */
const fewestLetters = 4;

/**
 * Finds the entries of the error index whose messages are nearest to a line that is none of them: typed from memory,
 * shortened, or of another version.
 * @throws Error when the index can't be loaded
 */
export async function errorsLike(line: string): Promise<readonly ErrorSummary[]> {
  const {entries, library} = await openErrors();
  const all = [...entries.values()];
  const message = line.replace(/^[^\p{L}\p{N}]*(?:(?:\w*error|warning):\s*)?/iu, '');
  if (message.length < fewestLetters) return [];
  const texts = all.flatMap((entry) =>
    'message' in entry ? [{id: entry.id, text: `${entry.message} ${entry.example}`}] : [],
  );
  const idsOf = (text: string): string[] => [
    ...entriesNaming(text, all).map(({id}) => id),
    ...library.nearestMessages(text, texts),
  ];
  const ids = idsOf(message);
  // Another version may go on in another way after the first sentence.
  if (ids.length === 0) ids.push(...idsOf(message.split(/(?<=[.!?]) /u, 1)[0] ?? ''));
  return [...new Set(ids)]
    .slice(0, most)
    .flatMap((id) => entries.get(id) ?? [])
    .map((entry) => describe(entry, entries));
}

/**
 * Finds the entry of the error index with an id, or those whose ids are nearest to one that doesn't exist.
 * @throws Error when the index can't be loaded
 */
export async function nearestErrors(id: string): Promise<readonly ErrorSummary[]> {
  const {entries} = await openErrors();
  const exact = entries.get(id);
  if (exact) return [describe(exact, entries)];
  return [...entries.values()]
    .map((entry) => ({
      entry,
      edits: editDistance(id.toLowerCase(), entry.id, Math.max(2, Math.floor(entry.id.length / 2))),
    }))
    .filter(({edits}) => edits < Infinity)
    .sort((one, other) => one.edits - other.edits || (one.entry.id < other.entry.id ? -1 : 1))
    .slice(0, most)
    .map(({entry}) => describe(entry, entries));
}
