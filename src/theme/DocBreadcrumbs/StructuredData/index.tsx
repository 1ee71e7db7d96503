import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';

/** The theme's structured data with each page's canonical address: the theme adds a slash to those of index pages. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return (
    <StructuredData
      breadcrumbs={breadcrumbs.map((item) => ({...item, href: item.href?.replace(/(?<=.)\/$/, '')}) as typeof item)}
    />
  );
}
