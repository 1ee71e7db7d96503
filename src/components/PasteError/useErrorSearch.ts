import {useEffect, useRef, useState} from 'react';
import {matchErrors, type ErrorSummary, type FoundErrors} from '@site/src/errors/matchErrors';
import {errorsLike} from '@site/src/errors/nearestErrors';

/** In characters: longer queries find nothing better. */
const maxQueryLength = 120;

/** A command line that the reader typed: `$ saiki`, `PS C:\\> saiki`. */
const prompt = /^\s*(?:[$>%#]|PS [A-Z]:\\[^>]*>)\s/u;

/** Returns the first line of program output, or the first line of all if there's no output. */
const firstLineOf = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => !prompt.test(line)) ?? lines[0] ?? '').trim().slice(0, maxQueryLength);
};

/** Whether an entry's message says only that there was an error: `❌ Error: <reason>`. */
const isGeneral = ({title}: ErrorSummary): boolean => title.replaceAll(/<[^>]*>|[^\p{L}]/gu, '').length < 8;

/** How the search goes. */
export type SearchState =
  | {readonly kind: 'empty' | 'searching' | 'failed'}
  | {
      readonly kind: 'found';
      readonly found: FoundErrors;
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
      const alike = found.errors.every(isGeneral) ? await errorsLike(firstLine) : [];
      const nearest = alike.filter((entry) => !known.has(entry.id));
      if (!signal.aborted) setState({kind: 'found', found, firstLine, nearest});
    } catch {
      if (!signal.aborted) setState({kind: 'failed'});
    }
  };

  useEffect(() => () => search.current?.abort(), []);

  return {state, find};
}
