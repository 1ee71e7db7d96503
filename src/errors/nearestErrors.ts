import {editDistance} from '@docs-kit/report/names';
import {entriesNaming} from '@site/contracts/errorQueries';
import {summaryOf, openErrors, type ErrorSummary} from './matchErrors';

const maxEntries = 3;
/** With fewer letters, nearly every message begins like that. */
const minLetters = 4;

/**
 * Finds the entries of the error index whose messages are closest to a line that matches none of them: typed from
 * memory, shortened, or from another version.
 * @throws Error when the index can't be loaded
 */
export async function errorsLike(line: string): Promise<readonly ErrorSummary[]> {
  const {entries, library} = await openErrors();
  const all = [...entries.values()];
  const message = line.replace(/^[^\p{L}\p{N}]*(?:(?:\w*error|warning):\s*)?/iu, '');
  if (message.length < minLetters) return [];
  const texts = all.flatMap((entry) =>
    'message' in entry ? [{id: entry.id, text: `${entry.message} ${entry.example}`}] : [],
  );
  const idsOf = (text: string): string[] => [
    ...entriesNaming(text, all).map(({id}) => id),
    ...library.nearestMessages(text, texts),
  ];
  const ids = idsOf(message);
  // In another version, the message may go on differently after its first sentence.
  if (ids.length === 0) ids.push(...idsOf(message.split(/(?<=[.!?]) /u, 1)[0] ?? ''));
  return [...new Set(ids)]
    .slice(0, maxEntries)
    .flatMap((id) => entries.get(id) ?? [])
    .map((entry) => summaryOf(entry, entries));
}

/**
 * Finds the entry of the error index with this id or, if there is none, those with the closest ids.
 * @throws Error when the index can't be loaded
 */
export async function nearestErrors(id: string): Promise<readonly ErrorSummary[]> {
  const {entries} = await openErrors();
  const exact = entries.get(id);
  if (exact) return [summaryOf(exact, entries)];
  return [...entries.values()]
    .map((entry) => ({
      entry,
      edits: editDistance(id.toLowerCase(), entry.id, Math.max(2, Math.floor(entry.id.length / 2))),
    }))
    .filter(({edits}) => edits < Infinity)
    .sort((one, other) => one.edits - other.edits || (one.entry.id < other.entry.id ? -1 : 1))
    .slice(0, maxEntries)
    .map(({entry}) => summaryOf(entry, entries));
}
