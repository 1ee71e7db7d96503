import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

/** A native fold: it opens before and without React, prints open, and the browser's search looks into it. */
export default function Details({summary, children, ...props}: Props): ReactNode {
  // A link to a fold is no broken link.
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
