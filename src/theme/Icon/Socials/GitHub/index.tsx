import clsx from 'clsx';
import type {ReactNode} from 'react';

/** GitHub's mark in the text color. The link has the label; the style sheet has the picture, as in the navbar. */
export default function GitHub({className}: {readonly className?: string}): ReactNode {
  return <span aria-hidden className={clsx('github-mark', className)} />;
}
