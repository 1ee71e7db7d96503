import {memo, type MouseEvent, type ReactNode} from 'react';
import {groupByPage} from '../../engine/groups';
import type {EntryFilter, MarkedText, SearchResult} from '../../engine/types';
import styles from './panel.module.css';

interface ResultsProps {
  readonly id: string;
  readonly results: readonly SearchResult[];
  readonly filters: readonly EntryFilter[];
  /** Index of the result that Enter opens. */
  readonly selected: number;
  readonly hrefOf: (result: SearchResult) => string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onPoint: (place: number) => void;
}

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
  hrefOf,
  onFollow,
  onPoint,
}: ResultsProps): ReactNode {
  /** Location of a page: the categories above it, or else its part of the site. */
  const placeOf = (breadcrumbs: readonly string[], first: SearchResult | undefined): string =>
    breadcrumbs.join(' › ') || (filters.find(({id: filter}) => filter === first?.kind.filter)?.label ?? '');
  return (
    <div id={`${id}-results`} role="listbox" aria-label="Results" hidden={results.length === 0}>
      {groupByPage(results).map(({title, breadcrumbs, entries}) => (
        <div key={entries[0]?.url} role="group" aria-label={title} className={styles.group}>
          <p className={styles.page} role="presentation">
            {/* If the page itself is its first result, that shows the title. */}
            {entries[0]?.heading.text !== title && (
              <>
                <strong>{title}</strong> ·
              </>
            )}
            <span> {placeOf(breadcrumbs, entries[0])}</span>
          </p>
          {entries.map((result) => {
            const index = results.indexOf(result);
            return (
              // eslint-disable-next-line @docusaurus/no-html-links -- Link would fetch the pages of all results ahead
              <a
                key={result.url}
                id={`${id}-${index}`}
                href={hrefOf(result)}
                role="option"
                aria-selected={index === selected}
                tabIndex={-1}
                className={styles.result}
                onClick={onFollow}
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
