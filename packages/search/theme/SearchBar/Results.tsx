import {memo, type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {noteWords} from '../../client/storage';
import {groupByPage} from '../../engine/groups';
import {termsOf} from '../../engine/tokens';
import type {EntryFilter} from '../../build/options';
import type {MarkedText, SearchResult} from '../../engine/types';
import styles from './panel.module.css';

interface ResultsProps {
  readonly id: string;
  readonly results: readonly SearchResult[];
  readonly filters: readonly EntryFilter[];
  /** Index of the result that Enter opens. */
  readonly selected: number;
  /** The query that they answer. */
  readonly query: string;
  readonly baseUrl: string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onPoint: (place: number) => void;
}

/** A result may have any number. */
const maxWords = 12;

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

/** Shows text with its matches marked. */
function Marked({text, marks}: MarkedText): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [start, stop] of marks) {
    parts.push(
      <span key={end}>{text.slice(end, start)}</span>,
      <mark key={`mark-${start}`}>{text.slice(start, stop)}</mark>,
    );
    end = stop;
  }
  return (
    <>
      {parts}
      <span>{text.slice(end)}</span>
    </>
  );
}

/** Lists results, grouped by page. The focus stays in the field, whose `aria-activedescendant` is the selected one. */
export const Results = memo(function Results({
  id,
  results,
  filters,
  selected,
  query,
  baseUrl,
  onFollow,
  onPoint,
}: ResultsProps): ReactNode {
  /** Location of a page: the categories above it, or else its part of the site. */
  const placeOf = ({breadcrumbs, kind}: SearchResult): string =>
    breadcrumbs.join(' › ') || (filters.find(({id: filter}) => filter === kind.filter)?.label ?? '');
  return (
    <div
      id={`${id}-results`}
      role="listbox"
      aria-label={translate({id: 'search.results', message: 'Results'})}
      hidden={results.length === 0}
    >
      {groupByPage(results).map(([first, ...others]) => (
        <div key={first.url} role="group" aria-label={first.title} className={styles.group}>
          <p className={styles.page} role="presentation">
            {/* If the page itself is its first result, that shows the title. */}
            {first.heading.text !== first.title && (
              <>
                <strong>{first.title}</strong> ·
              </>
            )}
            <span> {placeOf(first)}</span>
          </p>
          {[first, ...others].map((result) => {
            const index = results.indexOf(result);
            return (
              // eslint-disable-next-line @docusaurus/no-html-links -- Link would fetch the pages of all results ahead
              <a
                key={result.url}
                id={`${id}-${index}`}
                href={baseUrl + result.url.slice(1)}
                data-words={markedWords(result, query)}
                role="option"
                aria-selected={index === selected}
                tabIndex={-1}
                className={styles.result}
                onClick={onFollow}
                onAuxClick={({currentTarget}) => noteWords(currentTarget)}
                onPointerMove={() => index !== selected && onPoint(index)}
              >
                <span className={styles.heading}>
                  <span>
                    <Marked {...result.heading} />
                  </span>
                  {result.kind.label && <span className={styles.kind}>{result.kind.label}</span>}
                </span>
                {result.path.length > 0 && <span className={styles.path}>{result.path.join(' › ')}</span>}
                {result.excerpt.text && (
                  <span className={styles.excerpt}>
                    <Marked {...result.excerpt} />
                  </span>
                )}
                {result.keyword && (
                  <span className={styles.path}>
                    <Marked {...result.keyword} />
                  </span>
                )}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
});
