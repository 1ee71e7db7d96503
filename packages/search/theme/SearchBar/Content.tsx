import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PanelProps} from './Panel';
import {Start} from './Start';
import styles from './panel.module.css';

/** Loads what is below the field. */
export const loadPanel = () => import('./Panel');

/** What is below the field, once it's loaded. When it doesn't load, a message says so, with pages that lead on. */
export function Content(props: PanelProps): ReactNode {
  const {data, field} = props;
  const [{Panel, hasFailed}, setLoaded] = useState<{Panel?: ComponentType<PanelProps>; hasFailed?: boolean}>({});
  const baseUrl = useBaseUrl('/');
  const load = (): void =>
    void loadPanel().then(
      (loaded) => setLoaded({Panel: loaded.default}),
      () => setLoaded({hasFailed: true}),
    );
  useEffect(load, []);
  const retry = (): void => {
    setLoaded({});
    field.current?.focus();
    load();
  };
  if (Panel) return <Panel {...props} />;
  if (!hasFailed) return null;
  return (
    <div className={styles.panel}>
      <p className={styles.status} role="alert">
        {translate({id: 'search.notLoaded', message: 'The search did not load. These pages lead on:'})}
      </p>
      <button type="button" className={styles.action} onClick={retry}>
        {translate({id: 'search.retry', message: 'Retry'})}
      </button>
      <Start entryPoints={data.entryPoints} baseUrl={baseUrl} />
    </div>
  );
}
