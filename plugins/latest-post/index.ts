import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** The newest listed post of the blog, as the front page shows it. */
export interface LatestPost {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
}

/** Docusaurus plugin: tells the front page which listed post is the newest. */
export default function latestPost(): Plugin {
  return {
    name: 'latest-post',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      // The blog's own pages leave unlisted posts out in the same way: they are for those who know their address.
      const post = blog?.blogPosts.find(({metadata}) => !metadata.unlisted);
      if (post) {
        const {title, description, permalink} = post.metadata;
        actions.setGlobalData({title, description, permalink} satisfies LatestPost);
      }
    },
  };
}
