import type {ContentRulesOptions} from '../plugins/content-rules/options';

/** Folders whose pages are checked before anything is built. */
export const contentRules: ContentRulesOptions = {
  folders: [
    {path: 'content/docs', kind: 'docs', routeBasePath: 'docs'},
    {path: 'content/api', kind: 'docs', routeBasePath: 'api'},
    {path: 'content/blog', kind: 'blog', routeBasePath: 'blog'},
    {path: 'src/pages', kind: 'pages', routeBasePath: ''},
  ],
};
