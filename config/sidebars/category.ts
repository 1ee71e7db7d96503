import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

interface Category {
  label: string;
  /** Name of its index page in the folder `category` of the docs, without `.mdx`. */
  slug: string;
  items: SidebarItemConfig[];
}

/** Returns a sidebar category with an index page, which leads readers to its pages by what they want to do. */
export function category({label, slug, items}: Category): SidebarItemConfig {
  return {type: 'category', label, link: {type: 'doc', id: `category/${slug}`}, items};
}
