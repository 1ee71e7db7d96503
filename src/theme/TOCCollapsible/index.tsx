import clsx from 'clsx';
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import styles from './styles.module.css';

/** Table of contents of small screens: a native fold, so that it opens before and without React. */
export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  return (
    <details className={clsx(styles.fold, className)}>
      <summary className={styles.summary}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
    </details>
  );
}
