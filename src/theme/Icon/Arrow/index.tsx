import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Arrow';
import LineIcon from '@site/src/components/LineIcon';

/** Two arrowheads to the right. */
export default function IconArrow(props: Props): ReactNode {
  return <LineIcon d="M5 5l6 7-6 7M13 5l6 7-6 7" width={20} height={20} {...props} />;
}
