import type {ReactNode} from 'react';
import type {EntryFilter} from '../../engine/types';
import styles from './panel.module.css';

interface FiltersProps {
  readonly filters: readonly EntryFilter[];
  /** Number of sections found, by filter. */
  readonly counts: Readonly<Record<string, number>>;
  readonly chosen: string | undefined;
  readonly choose: (filter: string | undefined) => void;
}

/** Buttons that limit the results to a part of the site. */
export function Filters({filters, counts, chosen, choose}: FiltersProps): ReactNode {
  const all = {id: undefined, label: 'All'};
  return (
    <div className={styles.filters} role="group" aria-label="Show">
      {[all, ...filters].map(({id, label}) => (
        <button
          key={id ?? ''}
          type="button"
          aria-pressed={chosen === id}
          disabled={id !== undefined && chosen !== id && !counts[id]}
          onClick={() => choose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
