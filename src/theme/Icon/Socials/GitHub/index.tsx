import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import ThemeGitHub from '@theme-original/Icon/Socials/GitHub';
import styles from './styles.module.css';

/** Shows GitHub's mark in the color of the text: the theme's colors are a style attribute, which our policy blocks. Its link has the name. */
export default function GitHub({className, ...props}: ComponentProps<'svg'>): ReactNode {
  return <ThemeGitHub aria-hidden {...props} style={undefined} className={clsx(styles.mark, className)} />;
}
