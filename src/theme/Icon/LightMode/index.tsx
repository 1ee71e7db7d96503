import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';
import LineIcon from '@site/src/components/LineIcon';

/** A sun. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <LineIcon
      d="M12 8a4 4 0 1 0 .01 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5"
      {...props}
    />
  );
}
