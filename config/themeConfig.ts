import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcementBar} from './announcementBar';
import {footer} from './footer';
import {navbar} from './navbar';

/** Options of the theme, part by part. */
export const themeConfig: UserThemeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}, versionPersistence: 'localStorage'},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  announcementBar,
  // Code is coloured at build time: no colours for the theme's highlighter, which would be in every page's scripts.
  prism: {theme: {plain: {}, styles: []}},
  navbar,
  footer,
};
