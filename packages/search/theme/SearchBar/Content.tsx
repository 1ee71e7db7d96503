import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PanelProps} from './Panel';
import styles from './styles.module.css';

export const loadPanel = () => import('./Panel');

/**
 * Shows the panel or, while it's missing or after it has crashed, a message with links. Every page loads this, so it's
 * as short as possible.
 */
export function Content(props: PanelProps): ReactNode {
  // Undefined while it's loading, `null` after a failure.
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>();
  const baseUrl = useBaseUrl('/');
  const load = (): void => {
    setPanel(undefined);
    void loadPanel().then(
      (loaded) => setPanel(() => loaded.default),
      () => setPanel(null),
    );
  };
  // eslint-disable-next-line react-hooks/set-state-in-effect -- it's undefined already
  useEffect(load, []);
  const failed = (reason: string, retry: () => void): ReactNode => (
    <div className={styles.failed} role="alert">
      {reason}{' '}
      <button
        type="button"
        className={styles.close}
        onClick={() => {
          props.field.current?.focus();
          retry();
        }}
      >
        <Translate id="search.retry">Retry</Translate>
      </button>
      {props.data.entryPoints.map(({label, to}) => (
        // eslint-disable-next-line @docusaurus/no-html-links -- it loads a document, since scripts didn't load
        <a key={to} href={baseUrl + to.slice(1)}>
          {label}
        </a>
      ))}
    </div>
  );
  if (Panel) {
    return (
      <ErrorBoundary
        fallback={({tryAgain}) => failed(translate({id: 'search.crashed', message: 'The search crashed.'}), tryAgain)}
      >
        <Panel {...props} />
      </ErrorBoundary>
    );
  }
  if (Panel === null) return failed(translate({id: 'search.notLoaded', message: 'The search did not load.'}), load);
  return (
    <p className={styles.loading} role="status">
      <Translate id="search.loading">Loading …</Translate>
    </p>
  );
}
