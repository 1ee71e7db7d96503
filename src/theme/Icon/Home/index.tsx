import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';
import LineIcon from '@site/src/components/LineIcon';

/** A house. */
export default function IconHome(props: Props): ReactNode {
  return <LineIcon d="M5 11v9h4v-6h6v6h4v-9M2 12L12 3l10 9" {...props} />;
}
