import type {NavbarItem, UserThemeConfig} from '@docusaurus/theme-common';
import {links, site} from './site';

/** Bar above the navbar. A new `id` shows it again to readers who have closed it. */
export const announcementBar = {
  id: 'support_us',
  content: `<a href="${links.repository}">Star Saiki</a> on GitHub and <a href="${links.discord}">join the chat</a>.`,
  isCloseable: true,
};

/** A link to a part of the site. It's marked on all of its pages, so it isn't `page`, but `true`. */
const section = {position: 'left', 'aria-current': 'true'} as const;

const navbarItems: NavbarItem[] = [
  {type: 'doc', docId: 'getting-started/intro', label: 'Docs', ...section},
  {type: 'doc', docId: 'index', docsPluginId: 'api', label: 'API Reference', ...section},
  {to: '/blog', label: 'Blog', ...section},
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

const footerLinks = [
  {
    title: 'Documentation',
    items: [
      {label: 'Getting Started', to: '/docs/getting-started/intro'},
      {label: 'Guides', to: '/docs/category/guides'},
      {label: 'API Reference', to: '/api'},
    ],
  },
  {
    title: 'Community',
    items: [
      {label: 'Discord', href: links.discord},
      {label: 'GitHub Discussions', href: links.discussions},
      {label: 'GitHub Issues', href: links.issues},
      {label: 'X (Twitter)', href: links.x},
    ],
  },
  {
    title: 'Resources',
    items: [
      {label: 'Blog', to: '/blog'},
      {label: 'Examples', to: '/docs/examples-demos/email-slack'},
      {label: 'Contributing', href: links.contributing},
      {label: 'Changelog', href: links.releases},
      {label: 'Accessibility', to: '/accessibility'},
    ],
  },
  {
    title: 'Truffle AI',
    items: [
      {label: 'Website', href: links.company},
      {label: 'GitHub', href: links.organization},
    ],
  },
];

/** Theme options that differ from the defaults: https://docusaurus.io/docs/api/themes/configuration */
export const themeConfig: UserThemeConfig = {
  colorMode: {respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
  announcementBar,
  // Code is highlighted at build time. Without this line every page would load the colors of Prism's default theme.
  prism: {theme: {plain: {}, styles: []}},
  navbar: {
    title: site.title,
    hideOnScroll: true,
    // The title is beside the logo, so the image needs no alt text.
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
    items: navbarItems,
  },
  footer: {
    links: footerLinks,
    copyright: 'Copyright © Truffle AI. Saiki is licensed under the Elastic License 2.0.',
  },
};
