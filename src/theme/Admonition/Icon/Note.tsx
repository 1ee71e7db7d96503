import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Note';

/** A page with lines. */
export default function AdmonitionIconNote(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M2 1h12v14H2zM5 5h6v2H5zm0 4h6v2H5z" />
    </svg>
  );
}
