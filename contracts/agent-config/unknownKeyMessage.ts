import {nearestQuestion} from './nearestKey';

/** Keys that authors expect and that have no other name, where they expect them, and what to do instead. */
const otherWays: readonly {readonly keys: readonly string[]; readonly place: RegExp; readonly advice: string}[] = [
  {
    keys: ['<<'],
    place: /^/u,
    advice: 'Merge keys are not applied. Repeat the keys, or use an alias for a whole value.',
  },
  {keys: ['user', 'username'], place: /^storage\./u, advice: 'The user belongs in `connectionString`.'},
  {keys: ['cache'], place: /\.options$/u, advice: 'Files are always kept in memory after the first read.'},
];

/**
 * Says that a key does not exist, and which one does.
 * @param key as written
 * @param place dotted path of the mapping that holds it; empty for the top of the file
 * @param known keys that may be there
 */
export function unknownKeyMessage(key: string, place: string, known: readonly string[]): string {
  const where = place === '' ? 'an agent file' : `\`${place}\``;
  return `\`${key}\` is not a key of ${where}. ${advice(key, place, known)}`;
}

function advice(key: string, place: string, known: readonly string[]): string {
  const otherWay = otherWays.find((way) => way.keys.includes(key) && way.place.test(place));
  if (otherWay) return otherWay.advice;
  return nearestQuestion(key, known).trim() || `Known keys: ${known.map((name) => `\`${name}\``).join(', ')}.`;
}
