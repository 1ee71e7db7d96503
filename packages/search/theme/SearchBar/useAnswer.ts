import {useDeferredValue, useEffect, useMemo, useState} from 'react';
import pinnedAnswers from '@theme/SearchBar/pinnedAnswers';
import type {SearchConnection} from '../../client/connection';
import {inShownOrder} from '../../engine/groups';
import type {SearchAnswer, SearchResult} from '../../engine/types';

/** Number of results to render immediately after a keystroke. Those below the screen follow in a separate render. */
const resultsAtOnce = 7;

interface Found {
  readonly query: string;
  readonly filter: string | undefined;
  readonly answer: SearchAnswer;
  /** Whether the pinned answers are known by now. */
  readonly isSure: boolean;
}

export interface CurrentAnswer {
  /** The last answer and its question, which may be an earlier one. */
  readonly found: Found | undefined;
  /** The last answer; undefined while nothing is asked. */
  readonly answer: SearchAnswer | undefined;
  /** Its results in the order in which they're shown. */
  readonly all: readonly SearchResult[];
  /** Those to render now. */
  readonly results: readonly SearchResult[];
}

/** Asks the index and the site's pinned answers. The last answer remains until the next one arrives. */
export function useAnswer(connection: SearchConnection, query: string, filter: string | undefined): CurrentAnswer {
  const [found, setFound] = useState<Found>();
  const asked = query.trim();
  useEffect(() => {
    if (!asked) return undefined;
    let isAsked = true;
    let isSure = false;
    const ask = (first: readonly string[]): void =>
      connection.search({query, filter, first}, (answer) => setFound({query, filter, answer, isSure}));
    const askPinned = (first: readonly string[]): void => {
      if (!isAsked) return;
      isSure = true;
      if (first.length > 0) ask(first);
      else setFound((last) => (last?.query === query && !last.isSure ? {...last, isSure} : last));
    };
    ask([]);
    pinnedAnswers(query).then(askPinned, () => askPinned([]));
    return () => {
      isAsked = false;
    };
  }, [connection, asked, query, filter]);
  const answer = asked ? found?.answer : undefined;
  const all = useMemo(() => inShownOrder(answer?.results ?? []), [answer]);
  // Only the first answer to a question is truncated: later ones have better texts, and the list keeps its length.
  const question = found && `${found.query}\n${found.filter ?? ''}`;
  const isSettled = useDeferredValue(question) === question;
  const results = useMemo(() => (isSettled ? all : all.slice(0, resultsAtOnce)), [all, isSettled]);
  return {found, answer, all, results};
}
