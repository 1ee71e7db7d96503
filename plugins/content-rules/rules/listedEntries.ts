import {nearestName} from '../../contract-reference/nearestName';
import {readFrontMatter, type FrontMatter, type FrontMatterEntry} from '../frontMatter';
import {keyLists, type KeyList} from '../keyLists';
import {matches, spokenTypes} from '../knownKeys';
import type {Rule} from '../page';
import type {Problem} from '../problem';

/** Every entry of `tags.yml` and `authors.yml` says what it must, and nothing that the generator would pass over. */
export const listedEntries: Rule = ({pages, files}) => {
  const folders = [...new Set(pages.map(({folder}) => folder.path))];
  return folders.flatMap((folder) =>
    keyLists.flatMap((list): Problem[] => {
      const file = `${folder}/${list.fileName}`;
      if (!files.paths.has(file)) return [];
      const content = readFrontMatter(files.read(file));
      const faults = content.faults.length > 0 ? content.faults : entryFaults(content, list);
      return faults.map((fault) => ({file, ...fault}));
    }),
  );
};

type Fault = Omit<Problem, 'file'>;

function entryFaults(content: FrontMatter, list: KeyList): Fault[] {
  const entries = [...content.entries.values()];
  return [...entries.flatMap((entry) => faultsOf(entry, content, list)), ...sharedAddresses(entries, content)];
}

function faultsOf(entry: FrontMatterEntry, content: FrontMatter, {one, keys, neededKey}: KeyList): Fault[] {
  const name = `the ${one} "${entry.key}"`;
  const values = content.below(entry);
  if (!matches(entry.value, 'mapping')) {
    const fix = `write its ${neededKey} below it, indented: "${neededKey}: …"`;
    return [{...entry.valuePlace, message: `${name} has no keys with values`, fix}];
  }
  const faults = [...values.values()].flatMap(({key, value, keyPlace, valuePlace}): Fault[] => {
    const type = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!type) {
      const nearest = nearestName(key, Object.keys(keys));
      const fix = nearest ? `write "${nearest}"` : `delete the line. Keys: ${Object.keys(keys).join(', ')}`;
      return [{...keyPlace, message: `${name} has a key "${key}", which the generator does not read`, fix}];
    }
    if (matches(value, type)) return [];
    return [{...valuePlace, message: `"${key}" of ${name} is no such value`, fix: `write ${spokenTypes[type]}`}];
  });
  if (faults.length > 0 || values.has(neededKey)) return faults;
  return [{...entry.keyPlace, message: `${name} has no "${neededKey}"`, fix: `write "${neededKey}: …" below it`}];
}

/** The generator refuses two tags with one address, and names neither file nor line. */
function sharedAddresses(entries: readonly FrontMatterEntry[], content: FrontMatter): Fault[] {
  const owners = new Map<unknown, string>();
  return entries.flatMap((entry): Fault[] => {
    const permalink = content.below(entry).get('permalink');
    const owner = permalink && owners.get(permalink.value);
    if (!permalink || owner === undefined) {
      owners.set(permalink?.value, entry.key);
      return [];
    }
    const message = `"${entry.key}" has the permalink of "${owner}"`;
    return [{...permalink.valuePlace, message, fix: 'write another one'}];
  });
}
