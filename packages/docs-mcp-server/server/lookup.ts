import type {Docs, NamedEntry} from './docs';
import {bare} from './sections';

/** `llm.apiKey`, as code has it, and `llm-api-key`, as an address has it, are one name. */
const bareName = (name: string): string => bare(name.toLowerCase());

const namesOf = ({heading, names}: NamedEntry): readonly string[] => [heading, ...names];

/** Whether an entry is written as it was asked for: `--model` is a flag, `/model` a command, `model` may be either. */
const isWritten = (entry: NamedEntry, name: string): boolean =>
  namesOf(entry).some((own) => own === name || (own.startsWith('-') && own.split(/[\s,]+/u).includes(name)));

/**
 * Finds the entries with a name: the whole name, or else its end, as `agent.run` and `run` of `SaikiAgent.run()`. Those that
 * are written as asked come first.
 * @param kind id of the only kind to look at
 */
export function entriesNamed({entries}: Docs, name: string, kind?: string): readonly NamedEntry[] {
  const wanted = bareName(name);
  if (wanted === '') return [];
  const candidates = kind === undefined ? entries : entries.filter((entry) => entry.kind === kind);
  const having = (fits: (own: string) => boolean) => candidates.filter((entry) => namesOf(entry).some(fits));
  const written = candidates.filter((entry) => isWritten(entry, name));
  const whole = having((own) => bareName(own) === wanted);
  const found = [...new Set([...written, ...whole])];
  if (found.length > 0) return found;
  const lastPart = (own: string): string =>
    own
      .replace(/\(.*$/u, '')
      .split(/[.:\s]/u)
      .at(-1) ?? '';
  const ending = having((own) => bareName(lastPart(own)) === wanted);
  return ending.length > 0 ? ending : having((own) => /[.:]/u.test(name) && bareName(own).endsWith(wanted));
}
