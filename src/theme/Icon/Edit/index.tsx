import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Edit';
import LineIcon from '@site/src/components/LineIcon';
import styles from './styles.module.css';

/** A pen. */
export default function IconEdit({className, ...props}: Props): ReactNode {
  return (
    <LineIcon d="M4 20v-4L16 4l4 4L8 20z" width={20} height={20} className={clsx(styles.icon, className)} {...props} />
  );
}
