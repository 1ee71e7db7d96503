import type {ReactNode} from 'react';
import type {Props} from '@theme/DocCard/Heading/Icon';
import styles from './styles.module.css';

const page = 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5';
const pages = 'M3 6h7l2 3h9v10H3zM3 9h9';

/** Our own drawing for a page or a group of pages, where the theme shows an emoji. */
export default function DocCardIcon({item}: Props): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={item.type === 'category' ? pages : page} />
    </svg>
  );
}
