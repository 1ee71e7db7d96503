import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: provides the titles of all documentation and API pages and posts by address, as
 * `@generated/page-titles/default/titles.json`. Global data has the addresses alone, and every page loads it.
 */
export default function pageTitles(): Plugin {
  return {
    name: 'page-titles',
    async allContentLoaded({allContent, actions}) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const docs = instances.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
      const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[];
      const posts = blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata));
      const titles = Object.fromEntries([...docs, ...posts].map(({permalink, title}) => [permalink, title]));
      await actions.createData('titles.json', titles);
    },
  };
}
