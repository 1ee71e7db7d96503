import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/SystemColorMode';
import LineIcon from '@site/src/components/LineIcon';

/** A disc, half light and half dark. */
export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <LineIcon d="M12 4a8 8 0 0 0 0 16z" {...props}>
      <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z" />
    </LineIcon>
  );
}
