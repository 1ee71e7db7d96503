import {maxWords, wordsParameter} from '../../client/onRouteDidUpdate';
import {termsOf} from '../../engine/tokens';
import type {SearchResult} from '../../engine/types';

/**
 * Words to highlight on the page of a result: its marked words that were typed, or else all marked words, such as
 * synonyms, or else those of the query, which are in its code.
 */
const markedWords = ({heading, excerpt}: SearchResult, asked: string): string => {
  const marked = [heading, excerpt].flatMap(({text, marks}) => marks.map(([start, end]) => text.slice(start, end)));
  const typed = termsOf(asked);
  const own = marked.filter((word) => termsOf(word).some((term) => typed.some((start) => term.startsWith(start))));
  const words = [own, marked, asked.trim().split(/\s+/u)].find(({length}) => length > 0) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, maxWords).join(' ');
};

/** Address of a result, with the words to highlight on its page. */
export function resultHref(result: SearchResult, asked: string, baseUrl: string): string {
  const [path = '', anchor] = result.url.split('#');
  const words = markedWords(result, asked);
  const query = words && `?${new URLSearchParams({[wordsParameter]: words}).toString()}`;
  return baseUrl + path.slice(1) + query + (anchor === undefined ? '' : `#${anchor}`);
}
