import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageMenu from '@site/src/components/PageMenu';
import styles from './styles.module.css';

/** Wraps the theme's breadcrumbs: the menu of the page's Markdown copy is beside them. */
export default function DocBreadcrumbsAndMenu(): ReactNode {
  return (
    <div className={styles.bar}>
      <DocBreadcrumbs />
      <PageMenu />
    </div>
  );
}
