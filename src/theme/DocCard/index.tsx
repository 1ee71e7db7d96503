import type {ReactNode} from 'react';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import {useDocCardDescriptionCategoryItemsPlural} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';

/** Card of a page or of a group of pages. The label is the title as it stands: no emoji in it becomes an icon. */
export default function DocCard({item}: Props): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const numberOfPages = useDocCardDescriptionCategoryItemsPlural();
  if (item.type === 'html') {
    throw new Error('A card shows a page or a group of pages, not HTML of a sidebar.');
  }
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  const ownDescription = item.type === 'category' ? numberOfPages(item.items.length) : doc?.description;
  // Groups without a link lead nowhere.
  return (
    href !== undefined && (
      <Layout
        item={item}
        className={item.className}
        href={href}
        icon={item.type}
        title={item.label}
        description={item.description ?? ownDescription}
      />
    )
  );
}
