import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';

/** The theme's structured data, with the address that each page has: it names index pages with a slash at the end. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return (
    <StructuredData
      breadcrumbs={breadcrumbs.map((item) => ({...item, href: item.href?.replace(/(?<=.)\/$/, '')}) as typeof item)}
    />
  );
}
