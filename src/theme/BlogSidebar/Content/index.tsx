import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogSidebar/Content';
import type {ReactNode} from 'react';

/** Posts by year. The year is no heading, as in the theme: it stands before the page's own `h1`. */
export default function BlogSidebarContent({
  items,
  yearGroupHeadingClassName,
  ListComponent,
}: Props): ReactNode {
  const {blog} = useThemeConfig();
  if (!blog.sidebar.groupByYear) {
    return <ListComponent items={items} />;
  }
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} role="group" aria-label={year}>
      <p className={yearGroupHeadingClassName}>{year}</p>
      <ListComponent items={posts} />
    </div>
  ));
}
