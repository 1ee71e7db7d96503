import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** Docusaurus plugin: provides the newest listed post to the front page as global data. */
export default function latestPost(): Plugin {
  return {
    name: 'latest-post',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      // Unlisted posts are for readers who know their address. The blog's lists omit them too.
      const post = blog?.blogPosts.find(({metadata}) => !metadata.unlisted);
      if (post) {
        const {title, description, permalink} = post.metadata;
        actions.setGlobalData({title, description, permalink});
      }
    },
  };
}
