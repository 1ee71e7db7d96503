import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PanelProps} from './Panel';
import styles from './styles.module.css';

/** Loads the panel below the field. */
export const loadPanel = () => import('./Panel');

/** Shows the panel, or while it's missing a message with links. Every page loads this, so it's as short as possible. */
export function Content(props: PanelProps): ReactNode {
  // Undefined while it's loading, `null` after a failure.
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>();
  const baseUrl = useBaseUrl('/');
  const load = (): void =>
    void loadPanel().then(
      (loaded) => setPanel(() => loaded.default),
      () => setPanel(null),
    );
  useEffect(load, []);
  if (Panel) return <Panel {...props} />;
  const retry = (): void => {
    setPanel(undefined);
    props.field.current?.focus();
    load();
  };
  if (Panel === undefined) {
    return (
      <p className={styles.loading} role="status">
        Loading …
      </p>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      The search did not load.{' '}
      <button type="button" className={styles.close} onClick={retry}>
        Retry
      </button>
      {props.data.entryPoints.map(({label, to}) => (
        // eslint-disable-next-line @docusaurus/no-html-links -- it loads a document, since scripts didn't load
        <a key={to} href={baseUrl + to.slice(1)}>
          {label}
        </a>
      ))}
    </div>
  );
}
