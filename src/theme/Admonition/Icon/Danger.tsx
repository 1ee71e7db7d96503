import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Danger';

/** An exclamation mark in an octagon. */
export default function AdmonitionIconDanger(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M5 1h6l4 4v6l-4 4H5l-4-4V5zM7 4h2v5H7zm0 6h2v2H7z" />
    </svg>
  );
}
