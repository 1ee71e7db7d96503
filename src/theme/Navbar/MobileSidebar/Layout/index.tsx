import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import {startTransition, type ReactNode, useEffect, useRef, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useModalFocus} from '@site/src/components/useModalFocus';

/** Milliseconds. */
const preparationDelay = 300;

/** Whether the menus are needed already: when the page has been awake for a moment, so that waking is short. */
function useIsPrepared(): boolean {
  const [isPrepared, setIsPrepared] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsPrepared(true)), preparationDelay);
    return () => clearTimeout(timer);
  }, []);
  return isPrepared;
}

/** The theme's sidebar of small screens, as a dialog: holds the focus, gives it back, closes by Escape. */
export default function MobileSidebarDialog(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDivElement>(null);
  const isPrepared = useIsPrepared();
  useModalFocus({dialog, isOpen: shown, firstStop: 'button.navbar-sidebar__close', close: toggle});
  const label = translate({id: 'site.menu', message: 'Site menu'});
  return (
    <div ref={dialog} {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': label})}>
      {(isPrepared || shown) && <Layout {...props} />}
    </div>
  );
}
