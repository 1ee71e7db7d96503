import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findFirstSidebarItemLink, useDocsData, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCard';

const pagePath = 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5';
const folderPath = 'M3 6h7l2 3h9v10H3zM3 9h9';

/**
 * Shows the card of a page or of a group of pages. The theme's card searches the label for an emoji to use as its icon,
 * with a pattern that takes a phone 0.1 s to compile: https://github.com/facebook/docusaurus/pull/11734. The title here
 * is one level below the heading above the cards, and no `title` attribute repeats it.
 */
export default function DocCard({item}: Props): ReactNode {
  const {docs, pluginId} = useDocsVersion();
  const {versions} = useDocsData(pluginId);
  if (item.type === 'html') {
    throw new Error('A card shows a page or a group of pages, not a sidebar item of type "html".');
  }
  const href = findFirstSidebarItemLink(item);
  // Of the page, or of the index page of the group. Every page has a description, and every group an index page.
  const id = versions.flatMap((version) => version.docs).find(({path}) => path === href)?.id;
  // A group without pages has no link.
  return (
    href !== undefined && (
      <Link href={href} className={clsx('card theme-doc-card-container', item.className)}>
        <h3>
          <svg className="card-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={item.type === 'category' ? folderPath : pagePath} />
          </svg>
          {item.label}
        </h3>
        <p>{item.description ?? docs[id ?? '']?.description}</p>
      </Link>
    )
  );
}
