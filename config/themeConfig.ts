import type {ThemeConfig} from '@docusaurus/theme-common';
import {announcementBar} from './announcementBar';
import {footer} from './footer';
import {navbar} from './navbar';

/** Options of the theme, part by part. */
export const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}, versionPersistence: 'localStorage'},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  announcementBar,
  navbar,
  footer,
} as ThemeConfig;
