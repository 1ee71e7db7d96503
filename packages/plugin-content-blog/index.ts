import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import blogPlugin, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createFeedItems, feedFiles, type FeedItem} from './feeds';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/**
 * Docusaurus plugin: the blog plugin with feeds that contain publication and edit dates, all authors, and their own
 * address. Options are those of `@docusaurus/plugin-content-blog`, but this plugin sets `feedOptions.createFeedItems`.
 */
export default async function blogWithFeeds(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  let items: FeedItem[] = [];
  const feedOptions: PluginOptions['feedOptions'] = {
    ...options.feedOptions,
    createFeedItems: async (params) => {
      items = await createFeedItems(params);
      return items;
    },
  };
  const plugin = await blogPlugin(context, {...options, feedOptions});
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      for (const [name, complete] of Object.entries(feedFiles)) {
        const file = path.join(props.outDir, options.routeBasePath, name);
        if (!existsSync(file)) continue;
        const address = new URL(path.posix.join(props.baseUrl, options.routeBasePath, name), props.siteConfig.url).href;
        writeFileSync(file, complete(readFileSync(file, 'utf8'), {address, items}));
      }
    },
  };
}
