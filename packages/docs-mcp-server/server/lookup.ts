import type {Docs, NamedEntry} from './docs';

/** Letters and digits: `llm.apiKey`, as code has it, and `llm-api-key`, as an address has it, are one name. */
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const namesOf = ({heading, names}: NamedEntry): readonly string[] => [heading, ...names];

/** Whether an entry is written as it was asked for: `--model` is a flag, `/model` a command, `model` may be either. */
const isWritten = (entry: NamedEntry, name: string): boolean =>
  namesOf(entry).some((own) => own === name || (own.startsWith('-') && own.split(/[\s,]+/u).includes(name)));

/**
 * Finds the entries with a name: the whole name, or else its last part, as `switchLLM` of `SaikiAgent.switchLLM()`. Those
 * that are written as asked come first.
 * @param kind id of the only kind to look at
 */
export function entriesNamed({entries}: Docs, name: string, kind?: string): readonly NamedEntry[] {
  const wanted = bare(name);
  if (wanted === '') return [];
  const candidates = kind === undefined ? entries : entries.filter((entry) => entry.kind === kind);
  const written = candidates.filter((entry) => isWritten(entry, name));
  const whole = candidates.filter((entry) => namesOf(entry).some((own) => bare(own) === wanted));
  const found = [...new Set([...written, ...whole])];
  if (found.length > 0) return found;
  const lastPart = (own: string): string =>
    bare(
      own
        .replace(/\(.*$/u, '')
        .split(/[.:\s]/u)
        .at(-1) ?? '',
    );
  return candidates.filter((entry) => namesOf(entry).some((own) => lastPart(own) === wanted));
}
