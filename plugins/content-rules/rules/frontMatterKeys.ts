import {nearestName} from '../../contract-reference/nearestName';
import type {FrontMatterEntry} from '../frontMatter';
import {keysOf, matches, spokenTypes, type ValueType} from '../knownKeys';
import {eachPage} from '../page';
import type {Problem} from '../problem';

/** Every key is one that the generator knows, and holds the kind of value that it expects. */
export const frontMatterKeys = eachPage(({file, folder, frontMatter}) => {
  if (!frontMatter || frontMatter.faults.length > 0) return [];
  const known = keysOf(folder.kind);
  return [...frontMatter.entries.values()].flatMap((entry): Problem[] => {
    const type = Object.hasOwn(known, entry.key) ? known[entry.key] : undefined;
    if (!type) return [{file, ...entry.keyPlace, ...unknownKey(entry.key, Object.keys(known))}];
    return matches(entry.value, type) ? [] : [{file, ...entry.valuePlace, ...wrongType(entry, type)}];
  });
});

function unknownKey(key: string, known: string[]): Pick<Problem, 'message' | 'fix'> {
  const nearest = nearestName(key, known);
  const fix = nearest ? `write "${nearest}", or delete the line` : `delete the line. Keys: ${known.join(', ')}`;
  return {message: `front matter has no key "${key}"`, fix};
}

function wrongType({key, value}: FrontMatterEntry, type: ValueType): Pick<Problem, 'message' | 'fix'> {
  const written = value === null ? 'is empty' : `is ${JSON.stringify(value)}`;
  return {message: `"${key}" ${written}`, fix: `write ${spokenTypes[type]}, or delete the line`};
}
