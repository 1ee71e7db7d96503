import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import {site} from './site';

// In the document, because Rspack would inline small fonts in a style sheet as data URLs.
const fontFaces = readFileSync(path.resolve('config/fonts.css'), 'utf8')
  .replace(/\/\*.*?\*\//gs, '')
  .replaceAll("url('/", `url('${site.baseUrl}`)
  .replace(/\s+/g, ' ')
  .replace(/ ?([{}:;,]) ?/g, '$1')
  .trim();

export const headTags: HtmlTagObject[] = [
  {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: `${site.baseUrl}fonts/figtree-2.woff2`,
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
  },
  {tagName: 'style', attributes: {}, innerHTML: fontFaces},
  {tagName: 'link', attributes: {rel: 'icon', href: `${site.baseUrl}favicon.ico`, sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${site.baseUrl}img/icon-180.png`}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `${site.baseUrl}site.webmanifest`}},
  {tagName: 'meta', attributes: {name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#fffdfa'}},
  {tagName: 'meta', attributes: {name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#171412'}},
];
