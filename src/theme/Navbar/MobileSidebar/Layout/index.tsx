import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import {type ReactNode, useRef} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useModalFocus} from '@site/src/components/useModalFocus';

/** The theme's sidebar of small screens, as a dialog: holds the focus, gives it back, closes by Escape. */
export default function MobileSidebarDialog(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDivElement>(null);
  useModalFocus({dialog, isOpen: shown, close: toggle});
  const label = translate({id: 'site.menu', message: 'Site menu'});
  return (
    <div ref={dialog} {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': label})}>
      <Layout {...props} />
    </div>
  );
}
