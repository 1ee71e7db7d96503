import ExpandButton from '@theme-original/DocRoot/Layout/Sidebar/ExpandButton';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import {type KeyboardEvent, type MouseEvent, type ReactNode, useEffect} from 'react';

const container = '.theme-doc-sidebar-container';

/** Focuses one of the theme's two buttons: a `div` with a role expands the sidebar, a `button` collapses it. */
const focus = (button: string): void =>
  document.querySelector<HTMLElement>(`${container} ${button}`)?.focus({preventScroll: true});

/**
 * Wraps the theme's button: it takes the focus when the sidebar is collapsed, and the collapse button takes it when the
 * sidebar is expanded. The theme's button expands on any key, even Tab.
 */
export default function SidebarExpandButton({toggleSidebar}: Props): ReactNode {
  useEffect(() => focus('div[role="button"]'), []);
  const expand = (event?: KeyboardEvent | MouseEvent): void => {
    if (event && 'key' in event) {
      if (!['Enter', ' '].includes(event.key)) return;
      event.preventDefault();
    }
    toggleSidebar();
    requestAnimationFrame(() => focus('button.button--secondary'));
  };
  return <ExpandButton toggleSidebar={expand} />;
}
