import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Tip';

/** A bulb. */
export default function AdmonitionIconTip(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 1a5 5 0 0 0-3 9v2h6v-2a5 5 0 0 0-3-9M6 13h4v2H6z" />
    </svg>
  );
}
