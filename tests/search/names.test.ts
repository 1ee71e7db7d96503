import {describe, expect, it} from 'vitest';
import catalog from '../../contracts/errors.json';
import {loadBuiltIndex} from './builtIndex';
import {pinnedAnswers} from './pinnedAnswers';

const {engine, index} = loadBuiltIndex();
const first = (query: string): string | undefined =>
  engine.search(query, {limit: 1, isTyping: true, first: pinnedAnswers(query)}).results[0]?.url;

/** Names in headings of one kind of entry, and the addresses of the entries that have them. */
function namesOf(kinds: readonly string[], pattern: RegExp): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const {page, anchor, heading, kind} of index.sections) {
    if (!kinds.includes(index.kinds[kind]?.id ?? '')) continue;
    for (const name of heading.match(pattern) ?? []) {
      names.set(name, [...(names.get(name) ?? []), `${index.pages[page]?.url}#${anchor}`]);
    }
  }
  return names;
}

describe('[SEARCH-19] a name as code writes it finds its entry first', () => {
  const names = new Map([
    ...namesOf(['flag', 'command'], /(?<!\S)(?:--?\w[\w-]*|\/\w+)/gu),
    ...namesOf(['member', 'export'], /(?<![^.])\w+\(\)$/gu),
  ]);

  it('has flags, commands and methods to ask for', () => expect(names.size).toBeGreaterThan(60));

  it.each([...names])('%s', (name, addresses) => {
    expect(addresses).toContain(first(name));
  });
});

describe('[SEARCH-19] an error code, or how a message begins, finds an entry that has it', () => {
  const addressesWith = (text: string): string[] =>
    catalog.entries
      .filter((entry) => 'example' in entry && entry.example?.includes(text))
      .map(({id, subject}) => `/docs/errors/${subject}#${id}`);

  it.each(['EADDRINUSE', 'EACCES', 'ENOENT', 'No API key found', 'Agent must be started before'])('%s', (text) => {
    expect(addressesWith(text)).toContain(first(text));
  });
});
