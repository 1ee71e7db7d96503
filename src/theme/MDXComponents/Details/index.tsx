import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/MDXComponents/Details';

/**
 * A native `details` element, which opens without React, can be printed open, and is covered by the browser's search.
 * The theme's hides its content with inline styles: https://github.com/facebook/docusaurus/issues/10140
 */
export default function MDXDetails(props: Props): ReactNode {
  // Otherwise the build reports links to it as broken.
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} />;
}
