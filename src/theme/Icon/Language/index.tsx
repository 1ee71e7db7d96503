import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';
import LineIcon from '@site/src/components/LineIcon';

/** A globe. */
export default function IconLanguage(props: Props): ReactNode {
  return (
    <LineIcon d="M12 3a9 9 0 1 0 .01 0M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18" width={20} height={20} {...props} />
  );
}
