import TOC from '@theme-original/TOC';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

/** The theme's table of contents inside a landmark with a name. */
export default function NamedTOC(props: Props): ReactNode {
  const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return (
    <nav className={styles.landmark} aria-label={label}>
      {/* The landmark says it to those who do not see it. */}
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      <TOC {...props} />
    </nav>
  );
}
