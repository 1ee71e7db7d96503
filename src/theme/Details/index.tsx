import type {ReactNode} from 'react';
import type {Props} from '@theme/Details';

/** A native fold: it opens before and without React, prints open, and the browser's search looks into it. */
export default function Details({summary, children, ...props}: Props): ReactNode {
  return (
    <details {...props}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
