// What a reference has an entry for: operations, configuration keys, flags.
import type {IndexedSection, SearchIndex} from '@docs-kit/search/engine';

/** What a site knows about an entry, in addition to its section. */
export interface EntryDetails {
  /** Its full name, if the heading is only the end of it. */
  readonly title: string;
  /** Dotted paths that it documents, with `<name>` for names that readers choose and `[]` for items of lists. */
  readonly paths: readonly string[];
  /** Markdown to show after its section, such as its row in a table. */
  readonly notes?: string;
}

/** A section that documents a name that isn't its heading. */
export interface NamedSection {
  readonly kind: string;
  readonly name: string;
  /** The section's address below the base URL, or the anchor of a section below it. */
  readonly section: {readonly at: string} | {readonly holds: string};
  /** Label of a kind that the search index doesn't have. */
  readonly label?: string;
}

/** An entry that has a name, such as an operation or a configuration key. */
export interface NamedEntry {
  /** Address below the base URL, with the anchor. */
  readonly address: string;
  readonly kind: string;
  readonly label: string;
  readonly heading: string;
  readonly names: readonly string[];
  /** The nearest heading above it. */
  readonly above?: string;
  readonly details?: EntryDetails;
}

/**
 * Returns the entries of an index: the sections that the site names, then all sections whose kind has a label.
 * @param details what the site knows about entries, by kind and anchor
 */
export function namedEntries(
  {pages, sections, kinds}: Pick<SearchIndex, 'pages' | 'sections' | 'kinds'>,
  named: readonly NamedSection[],
  details: Readonly<Record<string, Readonly<Record<string, EntryDetails>>>>,
): NamedEntry[] {
  const addressOf = ({page, anchor}: IndexedSection): string => `${pages[page]?.url ?? ''}#${anchor}`;

  /** Returns the address of the top-level section around the section with an anchor. */
  function addressAround(anchorBelow: string): string | undefined {
    const held = sections.findIndex(({anchor}) => anchor === anchorBelow);
    const above = sections.slice(0, held).findLast(({path, anchor}) => path.length === 0 && anchor !== '');
    return above && above.page === sections[held]?.page ? addressOf(above) : undefined;
  }

  /** Returns the entry of a section that the site names. */
  function entryOf({kind, name, section, label}: NamedSection): NamedEntry[] {
    const address = 'at' in section ? section.at : addressAround(section.holds);
    const shownLabel = label ?? kinds.find(({id}) => id === kind)?.label ?? '';
    return address === undefined ? [] : [{address, kind, label: shownLabel, heading: name, names: [name]}];
  }

  return [
    ...named.flatMap(entryOf),
    ...sections.flatMap((section) => {
      const {anchor, heading, names, path} = section;
      const {id = '', label = ''} = kinds[section.kind] ?? {};
      const entry = {address: addressOf(section), kind: id, label, heading, names, above: path.at(-1)};
      return label && anchor ? [{...entry, details: details[id]?.[anchor]}] : [];
    }),
  ];
}
