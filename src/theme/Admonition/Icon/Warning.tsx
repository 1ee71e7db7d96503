import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Warning';

/** An exclamation mark in a triangle. */
export default function AdmonitionIconWarning(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 1L0 15h16zM7 6h2v4H7zm0 5h2v2H7z" />
    </svg>
  );
}
