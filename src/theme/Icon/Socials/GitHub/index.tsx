import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import ThemeGitHub from '@theme-original/Icon/Socials/GitHub';

/** GitHub's mark in the text color: the theme's is an inline style, which our policy blocks. The link has the label. */
export default function GitHub({className, ...props}: ComponentProps<'svg'>): ReactNode {
  return <ThemeGitHub aria-hidden {...props} style={undefined} className={clsx('github-mark', className)} />;
}
