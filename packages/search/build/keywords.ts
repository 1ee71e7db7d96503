import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {groupBy, nearestHint, parseData, placeAt, type Problem, ProblemError, relativePath} from '@docs-kit/report';

/** Words that readers search for but the page or section itself doesn't use. */
export interface Keywords {
  /** Address below the base URL, with the anchor of a section: `/docs/guides/cli#exit-codes`. */
  readonly address: string;
  readonly words: readonly string[];
  /** File that defines them, relative to the site directory. */
  readonly file: string;
  readonly line: number;
}

const format = 'write a line like /guides/hosting: [deployment, self-host] for each address';

function keywordsIn(text: string, file: string): Keywords[] {
  // Reports invalid YAML with the line and the fix.
  if (parseData(text, file) === null) return [];
  const {contents} = parseDocument(text);
  if (!isMap(contents)) throw new ProblemError({file, line: 1, message: "isn't a map of addresses", fix: format});
  return contents.items.map(({key, value}) => {
    const [start = 0] = (isScalar(key) && key.range) || [];
    const address = isScalar(key) ? String(key.value) : '';
    const {line} = placeAt(text, start);
    const words = isSeq(value) ? value.items.map((item) => (isScalar(item) ? item.value : undefined)) : [];
    if (!words.every((word): word is string => typeof word === 'string') || words.length === 0) {
      const message = `the keywords of ${address} aren't a list of words`;
      throw new ProblemError({file, line, message, fix: `write ${address}: [words, that readers type]`});
    }
    const lowercase = words.map((word) => word.toLowerCase());
    const twice = words.find((word, place) => lowercase.indexOf(word.toLowerCase()) < place);
    if (twice !== undefined) {
      const message = `${address} has the keyword "${twice}" twice; capitals make no difference`;
      throw new ProblemError({file, line, message, fix: 'keep one'});
    }
    return {address, words, file, line};
  });
}

/** The most addresses that may share a keyword: with more, the first result would be arbitrary. */
const maxAddresses = 3;

/** Returns a problem for each keyword that too many addresses share, located at the last of them. */
function sharedProblems(all: readonly Keywords[]): Problem[] {
  const uses = all.flatMap((entry) => entry.words.map((word) => ({...entry, word: word.toLowerCase()})));
  const shared = [...groupBy(uses, ({word}) => word)].filter(([, entries]) => entries.length > maxAddresses);
  return shared.flatMap(([word, entries]) => {
    const addresses = entries.map(({address}) => address).join(', ');
    const message = `${entries.length} addresses have the keyword "${word}": ${addresses}`;
    const fix = 'keep it for the best three at most';
    return entries.slice(-1).map(({file, line}) => ({file, line, message, fix}));
  });
}

/**
 * Reads the keywords of a site: a folder of YAML files that map addresses to lists of phrases.
 * @throws ProblemError when the folder is missing, a file isn't YAML or has another structure, an address or one of its
 * keywords is repeated, or more than three addresses share a keyword
 */
export function readKeywords(siteDir: string, folder: string): Keywords[] {
  if (!existsSync(path.join(siteDir, folder))) {
    const message = `the folder of keywords, ${folder}, doesn't exist`;
    throw new ProblemError({file: 'docusaurus.config.ts', message, fix: 'add it, or remove the option "keywords"'});
  }
  const names = readdirSync(path.join(siteDir, folder)).filter((name) => name.endsWith('.yaml'));
  const all = names.sort().flatMap((name) => {
    const file = path.join(folder, name);
    return keywordsIn(readFileSync(path.join(siteDir, file), 'utf8'), relativePath(siteDir, file));
  });
  const problems = all.flatMap(({address, file, line}, place): Problem[] => {
    const first = all.findIndex((other) => other.address === address);
    const message = `${address} has keywords in ${all[first]?.file}:${all[first]?.line} too`;
    return first < place ? [{file, line, message, fix: 'merge the two lists'}] : [];
  });
  problems.push(...sharedProblems(all));
  if (problems.length > 0) throw new ProblemError(problems);
  return all;
}

/** Returns a problem for each address that isn't in the index. */
export function keywordProblems(keywords: readonly Keywords[], addresses: ReadonlySet<string>): Problem[] {
  return keywords
    .filter(({address}) => !addresses.has(address))
    .map(({address, file, line}) => {
      const [page = ''] = address.split('#');
      const ofPage = [...addresses].filter((other) => other.split('#')[0] === page);
      const hint = nearestHint(address, ofPage.length > 0 ? ofPage : addresses);
      const message = `search has no section ${address}.${hint}`;
      return {file, line, message, fix: 'write the address that it has now, or remove the keywords'};
    });
}
