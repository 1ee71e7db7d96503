import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';

/**
 * Wraps the theme's metadata and reads `title_meta` from the front matter: the title in browser tabs and search
 * results, for pages that share a visible title. Docusaurus reads it only for posts: https://github.com/facebook/docusaurus/pull/10879
 */
export default function DocItemMetadataWithTitle(): ReactNode {
  const {title_meta: title} = useDoc().frontMatter as {title_meta?: string};
  return (
    <>
      <DocItemMetadata />
      {/* The last title wins. */}
      {title && <PageMetadata title={title} />}
    </>
  );
}
