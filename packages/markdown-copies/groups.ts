import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** Pages that belong together, in the order of the sidebar. */
export interface Group {
  readonly title: string;
  /** Paths with the base path. */
  readonly paths: readonly string[];
}

type Version = DocsContent['loadedVersions'][number];
type Item = Version['sidebars'][string][number];

/** Groups the pages of a sidebar: those outside all categories first, then one group for each category. */
function sidebarGroups(title: string, items: readonly Item[], permalinks: ReadonlyMap<string, string>): Group[] {
  const paths: string[] = [];
  const groups: Group[] = [];
  for (const item of items) {
    if (item.type === 'doc') {
      paths.push(permalinks.get(item.id) ?? '');
    } else if (item.type === 'category') {
      const [own, ...nested] = sidebarGroups(item.label, item.items, permalinks);
      const index = item.link?.type === 'doc' ? permalinks.get(item.link.id) : item.link?.permalink;
      groups.push({title: item.label, paths: [...(index ? [index] : []), ...(own?.paths ?? [])]}, ...nested);
    }
  }
  return [{title, paths}, ...groups];
}

/** Removes the trailing slash that some of Docusaurus' permalinks have, but the page's address doesn't. */
const withoutSlash = (permalink: string): string => permalink.replace(/(?<=.)\/$/, '');

/**
 * Groups a site's pages: first by the categories of all sidebars, then the posts of its blogs.
 * @param titleOf returns the title of a part of the site, given the path of its first page
 */
export function groupsOf(allContent: AllContent, titleOf: (path: string) => string): Group[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[];
  const fromSidebars = docs.flatMap(({loadedVersions}) =>
    loadedVersions.flatMap(({sidebars, docs: pages, path}) => {
      const permalinks = new Map(pages.map(({id, permalink}) => [id, withoutSlash(permalink)]));
      return Object.values(sidebars).flatMap((items) => sidebarGroups(titleOf(path), items, permalinks));
    }),
  );
  const posts = blogs.map(({blogPosts, blogTitle}) => ({
    title: blogTitle,
    paths: blogPosts.map(({metadata}) => metadata.permalink),
  }));
  return [...fromSidebars, ...posts].filter(({paths}) => paths.length > 0);
}
