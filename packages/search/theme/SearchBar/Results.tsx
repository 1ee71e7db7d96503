import {memo, type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {groupByPage} from '../../engine/groups';
import type {MarkedText, SearchResult} from '../../engine/types';
import styles from './panel.module.css';

interface ResultsProps {
  readonly id: string;
  readonly results: readonly SearchResult[];
  /** Place of the result that Enter opens. */
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

/** Lists results, grouped by page. The focus stays in the field, which names the selected one. */
export const Results = memo(function Results({
  id,
  results,
  selected,
  hrefOf,
  onFollow,
  onPoint,
}: ResultsProps): ReactNode {
  const groups = groupByPage(results);
  const shown = groups.flatMap(({entries}) => entries);
  return (
    <div
      id={`${id}-results`}
      role="listbox"
      aria-label={translate({id: 'search.results', message: 'Results'})}
      hidden={results.length === 0}
    >
      {groups.map(({title, breadcrumbs, entries}) => (
        <div key={entries[0]?.url} role="group" aria-label={title} className={styles.group}>
          <p className={styles.page} role="presentation">
            <strong>{title}</strong>
            {breadcrumbs.length > 0 && <span> {breadcrumbs.join(' › ')}</span>}
          </p>
          {entries.map((result) => {
            const index = shown.indexOf(result);
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
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
});
