import {useEffect, useRef, useState} from 'react';
import {matchErrors, openErrors, type ErrorSummary, type FoundErrors} from '@site/src/errors/matchErrors';
import {errorsLike} from '@site/src/errors/nearestErrors';

/** In characters: longer queries find nothing better. */
const maxQueryLength = 120;
/** In characters: a secret may be longer than a query, and is recognized by its beginning and end. */
const maxMaskedLength = 4_000;

/** A command line that the reader typed: `$ saiki`, `PS C:\\> saiki`. */
const prompt = /^\s*(?:[$>%#]|PS [A-Z]:\\[^>]*>)\s/u;

/** Returns the first line of program output, or the first line of all if there's no output. */
const firstLineOf = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => !prompt.test(line)) ?? lines[0] ?? '').trim().slice(0, maxMaskedLength);
};

/** Whether an entry's message says only that there was an error: `❌ Error: <reason>`. */
const isGeneral = ({title}: ErrorSummary): boolean => title.replaceAll(/<[^>]*>|[^\p{L}]/gu, '').length < 8;

/** How the search goes. */
export type SearchState =
  | {readonly kind: 'empty' | 'searching' | 'failed'}
  | {
      readonly kind: 'found';
      readonly found: FoundErrors;
      /** With secrets masked: it may become a query, which is shown, and part of which is in the address of a result. */
      readonly firstLine: string;
      /** The entries closest to the first line, if nothing was found, or nothing more specific than "Error". */
      readonly nearest: readonly ErrorSummary[];
    };

interface ErrorSearch {
  readonly state: SearchState;
  /** Searches a text in place of the last one. */
  readonly find: (text: string) => Promise<void>;
}

/** Finds the entries of the error index in a text. */
export function useErrorSearch(): ErrorSearch {
  const search = useRef<AbortController>(null);
  const [state, setState] = useState<SearchState>({kind: 'empty'});

  const find = async (text: string): Promise<void> => {
    search.current?.abort();
    const {signal} = (search.current = new AbortController());
    if (text.trim() === '') return setState({kind: 'empty'});
    // Keep the last result until the next one arrives: screen readers would announce it again after each keystroke.
    setState((last) => (last.kind === 'found' ? last : {kind: 'searching'}));
    try {
      const found = await matchErrors(text, signal);
      const firstLine = firstLineOf(text);
      const known = new Set(found.errors.map(({id}) => id));
      const alike = found.errors.every(isGeneral) ? await errorsLike(firstLine.slice(0, maxQueryLength)) : [];
      const nearest = alike.filter((entry) => !known.has(entry.id));
      const {library} = await openErrors();
      const masked = library.maskSecrets(firstLine).text.slice(0, maxQueryLength);
      if (!signal.aborted) setState({kind: 'found', found, firstLine: masked, nearest});
    } catch {
      if (!signal.aborted) setState({kind: 'failed'});
    }
  };

  useEffect(() => () => search.current?.abort(), []);

  return {state, find};
}
