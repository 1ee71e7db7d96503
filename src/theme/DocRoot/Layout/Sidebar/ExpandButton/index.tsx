import ExpandButton from '@theme-original/DocRoot/Layout/Sidebar/ExpandButton';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import {type KeyboardEvent, type MouseEvent, type ReactNode, useEffect} from 'react';

const container = '.theme-doc-sidebar-container';

/** The theme has an element with a role for this button, and a `button` for the one that collapses the sidebar. */
const focus = (button: string): void =>
  document.querySelector<HTMLElement>(`${container} ${button}`)?.focus({preventScroll: true});

/**
 * Wraps the theme's button: the keyboard continues at it when the sidebar is collapsed, and at the other one when it is
 * expanded. The theme's expands at any key, also at Tab.
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
