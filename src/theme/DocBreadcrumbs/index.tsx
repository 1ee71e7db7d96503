import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageMenu from '@site/src/components/PageMenu';

/** Wraps the theme's breadcrumbs, with the menu of the page's Markdown copy next to them. */
export default function DocBreadcrumbsAndMenu(): ReactNode {
  return (
    <div className="breadcrumbs-bar">
      <DocBreadcrumbs />
      <PageMenu />
    </div>
  );
}
