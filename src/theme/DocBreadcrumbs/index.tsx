import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import PageMenu from '@site/src/components/PageMenu';
import styles from './styles.module.css';

/**
 * Shows the way from the home page to this one, whose name is marked as such, and beside it the menu of the page's
 * Markdown copy. The theme's has no mark, and no place for one:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-theme-classic/src/theme/DocBreadcrumbs/index.tsx
 */
export default function DocBreadcrumbsAndMenu(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  return (
    <div className={styles.bar}>
      {breadcrumbs && (
        <>
          <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
          <nav
            className="theme-doc-breadcrumbs"
            aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
          >
            <ul className="breadcrumbs">
              <HomeBreadcrumbItem />
              {breadcrumbs.map((item, index) => {
                const isLast = index === breadcrumbs.length - 1;
                const isLink = !isLast && item.href && !(item.type === 'category' && item.linkUnlisted);
                return (
                  <li key={index} className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
                    {isLink ? (
                      <Link className="breadcrumbs__link" href={item.href}>
                        <span>{item.label}</span>
                      </Link>
                    ) : (
                      <span className="breadcrumbs__link" aria-current={isLast ? 'page' : undefined}>
                        {item.label}
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </nav>
        </>
      )}
      <PageMenu />
    </div>
  );
}
