import {editDistance} from '@docs-kit/report';
import {keySynonyms} from './keySynonyms';

/** Asks for what an author probably meant, after a sentence: `` Did you mean `llm`?``; nothing when nothing is similar. */
export function nearestQuestion(written: string, known: readonly string[]): string {
  const nearest = nearestKey(written, known);
  return nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
}

/**
 * Finds the key or value that an author probably meant.
 * @param written what is in the file
 * @param known what could be there
 * @returns the likeliest one; undefined when none is similar
 */
export function nearestKey(written: string, known: readonly string[]): string | undefined {
  const lower = written.toLowerCase();
  const sameLetters = known.find((name) => name.toLowerCase() === lower);
  if (sameLetters !== undefined) return sameLetters;
  const meant = Object.hasOwn(keySynonyms, lower) ? keySynonyms[lower] : undefined;
  const synonym = meant?.find((name) => known.includes(name));
  if (synonym !== undefined) return synonym;

  const ranked = known
    .map((name) => ({name, edits: editDistance(lower, name.toLowerCase())}))
    .filter(({name, edits}) => edits <= Math.max(1, Math.floor(Math.min(name.length, written.length) / 3)))
    .sort((one, other) => one.edits - other.edits);
  return ranked[0]?.name;
}
