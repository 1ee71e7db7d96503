import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

/**
 * Shows a native `details` element, which opens without React, can be printed open, and is searched by the browser. The
 * theme's hides its content by inline styles: https://github.com/facebook/docusaurus/issues/10140
 */
export default function Details({summary, children, ...props}: Props): ReactNode {
  // Otherwise the check of the build reports links to it as broken.
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
