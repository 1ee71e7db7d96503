import DocItemMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';

/**
 * The theme's metadata, and `title_meta` of the front matter: the title in browser tab and search results where two
 * pages share the title that readers see. The theme reads it for posts and pages, but not for docs.
 */
export default function DocItemMetadataWithTitle(): ReactNode {
  const {title_meta: title} = useDoc().frontMatter as {title_meta?: string};
  return (
    <>
      <DocItemMetadata />
      {/* Later in the document's order, so it wins. */}
      {title && <PageMetadata title={title} />}
    </>
  );
}
