import type {Trap} from '@docs-kit/reference';
import {trapsCaption} from '@docs-kit/reference/captions';
import {asSentence} from '@docs-kit/report';
import type {EntryDetails, NamedSection} from '@docs-kit/docs-mcp-server';
import {explainedKeys, type ExplainedKey} from '../../plugins/saiki-directives/config';
import {readConfig} from '../../plugins/saiki-directives/configLevels';
import {contracts} from '../contracts';

/** What `lookup` knows about configuration keys, besides their rows in the tables. */
export interface PreparedKeys {
  /** Details by the anchor of the row. */
  readonly details: Readonly<Record<string, EntryDetails>>;
  /** Sections that document the top-level keys. */
  readonly sections: readonly NamedSection[];
}

/** Formats traps as on pages. */
function notesOf(traps: readonly Trap[]): string | undefined {
  if (traps.length === 0) return undefined;
  const items = traps.map(({title, text}) => `- **${asSentence(title)}** ${text}`);
  return `**${trapsCaption}**\n\n${items.join('\n')}`;
}

/** `storage.cache.path and storage.database.path with type: sqlite`. */
const titleOf = ({paths, kind}: ExplainedKey): string =>
  `${paths.join(' and ')}${kind === undefined ? '' : ` with type: ${kind}`}`;

/** Reads the keys of the agent file. */
export function readKeys(): PreparedKeys {
  const contract = readConfig(contracts);
  const tops = [...contract.keys.values()].filter(({name}) => !/[.[]/u.test(name));
  const rows = tops.map((top) => ({name: top.name, keys: explainedKeys(top, contract)}));
  return {
    details: Object.fromEntries(
      rows.flatMap(({keys}) =>
        keys.map((key) => [key.anchor, {title: titleOf(key), paths: key.paths, notes: notesOf(key.traps)}]),
      ),
    ),
    sections: rows.flatMap(({name, keys: [first]}) =>
      first ? [{kind: 'key', name, section: {holds: first.anchor}}] : [],
    ),
  };
}
