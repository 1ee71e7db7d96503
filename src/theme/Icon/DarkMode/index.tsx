import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';
import LineIcon from '@site/src/components/LineIcon';

/** A moon. */
export default function IconDarkMode(props: Props): ReactNode {
  return <LineIcon d="M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z" {...props} />;
}
