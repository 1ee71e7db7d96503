import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Anchor of the menu: the address `#site-menu` opens it, any other closes it. */
export const staticMenuId = 'site-menu';

interface FooterLink {
  label?: string;
  to?: string;
}

/**
 * The menu of small screens while React is not there, or never comes: a list of links that `:target` shows.
 * It holds the entries of the footer that lead into the site.
 */
export default function StaticMenu(): ReactNode {
  const groups = useThemeConfig().footer?.links ?? [];
  const links = groups.flatMap((group) => ('items' in group ? (group.items as FooterLink[]) : [])).filter(({to}) => to);
  return (
    <nav id={staticMenuId} className={styles.menu} aria-label={translate({id: 'site.menu', message: 'Site menu'})}>
      {/* A plain anchor: the router must not treat it as a page. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a className={styles.close} href="#__docusaurus_skipToContent_fallback">
        {translate({id: 'site.menu.close', message: 'Close menu'})}
      </a>
      <ul>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
