import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import styles from './styles.module.css';

/**
 * Table of contents of small screens: a native fold, so that it opens before and without React. Its list is in the
 * document; on pages that a link leads to, it is made when the reader opens the fold.
 */
export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const isFollowed = useIsBrowser();
  const [hasItems, setHasItems] = useState(!isFollowed);
  return (
    <details className={clsx(styles.fold, className)} onToggle={() => setHasItems(true)}>
      <summary className={styles.summary}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      {hasItems && <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />}
    </details>
  );
}
