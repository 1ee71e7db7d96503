import type {ContentRulesOptions} from '../plugins/content-rules/options';
import {api, blog, docs, singlePages} from './content';

/** Folders whose pages are checked before anything is built. */
export const contentRules: ContentRulesOptions = {
  folders: [
    {path: docs.path, kind: 'docs', routeBasePath: docs.routeBasePath},
    {path: api.path, kind: 'docs', routeBasePath: api.routeBasePath},
    {path: blog.path, kind: 'blog', routeBasePath: blog.routeBasePath},
    {path: singlePages.path, kind: 'pages', routeBasePath: ''},
  ],
};
