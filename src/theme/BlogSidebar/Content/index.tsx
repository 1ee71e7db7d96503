import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar/Content';
import type {ReactNode} from 'react';

/**
 * Lists posts by year. The year isn't a heading as in the theme, because it precedes the `h1` of the page:
 * https://github.com/facebook/docusaurus/issues/11261
 */
export default function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} role="group" aria-label={year}>
      <p className={yearGroupHeadingClassName}>{year}</p>
      <ListComponent items={posts} />
    </div>
  ));
}
