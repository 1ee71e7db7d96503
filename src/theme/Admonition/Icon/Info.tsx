import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Info';

/** The letter i in a disc. */
export default function AdmonitionIconInfo(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 1a7 7 0 1 0 .01 0M7 4h2v2H7zm0 3h2v5H7z" />
    </svg>
  );
}
