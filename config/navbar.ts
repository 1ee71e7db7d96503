import type {NavbarItem} from '@docusaurus/theme-common';
import {links, site} from './site';

const items: NavbarItem[] = [
  {type: 'doc', docId: 'getting-started/intro', label: 'Docs', position: 'left'},
  {type: 'doc', docId: 'index', docsPluginId: 'api', label: 'API Reference', position: 'left'},
  {to: '/blog', label: 'Blog', position: 'left'},
  {type: 'localeDropdown', position: 'right'},
  {
    href: links.discord,
    position: 'right',
    className: 'navbar-icon navbar-icon--discord',
    'aria-label': 'Saiki on Discord',
  },
  {
    href: links.repository,
    position: 'right',
    className: 'navbar-icon navbar-icon--github',
    'aria-label': 'Saiki on GitHub',
  },
];

/** Top navigation. Hides on scroll down and returns on scroll up. */
export const navbar = {
  title: site.title,
  hideOnScroll: true,
  // The title stands beside the logo, so the picture itself says nothing more.
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
  items,
};
