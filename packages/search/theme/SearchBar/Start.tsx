import {useSyncExternalStore, type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {EntryPoint} from '../../build/options';
import {hasSingleKeys, recentPages, setSingleKeys, subscribe} from '../../client/storage';
import styles from './panel.module.css';

interface StartProps {
  readonly entryPoints: readonly EntryPoint[];
  readonly baseUrl: string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface PageListProps {
  readonly label: string;
  readonly pages: readonly {readonly url: string; readonly title: string}[];
  readonly onFollow: StartProps['onFollow'];
}

function PageList({label, pages, onFollow}: PageListProps): ReactNode {
  return (
    <nav aria-label={label} className={styles.pages}>
      <p className={styles.page}>
        <strong>{label}</strong>
      </p>
      <ul>
        {pages.map(({url, title}) => (
          <li key={url}>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- Link would fetch the pages ahead */}
            <a href={url} onClick={onFollow}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Offers pages when there are no results: recently visited ones, then the other entry points; and the switch for the
 * shortcut.
 */
export function Start({entryPoints, baseUrl, onFollow}: StartProps): ReactNode {
  const here = window.location.pathname;
  const recent = recentPages().filter(({url}) => url !== here);
  const withSlash = useSyncExternalStore(subscribe, hasSingleKeys);
  const main = entryPoints
    .map(({label, to}) => ({url: baseUrl + to.slice(1), title: label}))
    .filter(({url}) => recent.every((page) => page.url !== url));
  return (
    <div className={styles.start}>
      {recent.length > 0 && (
        <PageList
          label={translate({id: 'search.recent', message: 'Recently viewed'})}
          pages={recent}
          onFollow={onFollow}
        />
      )}
      {main.length > 0 && (
        <PageList label={translate({id: 'search.main', message: 'Start here'})} pages={main} onFollow={onFollow} />
      )}
      <label className={styles.singleKeys}>
        <input type="checkbox" checked={withSlash} onChange={({target}) => setSingleKeys(target.checked)} />{' '}
        {translate({id: 'search.singleKeys', message: 'Open the search with the / key'})}
      </label>
    </div>
  );
}
