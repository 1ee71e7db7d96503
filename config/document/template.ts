import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../site';

const withoutComments = (script: string) => script.replace(/^\s*\/\/.*\n/gm, '');
const script = (file: string) => withoutComments(readFileSync(path.resolve('config/document', file), 'utf8')).trim();

const address = (list: string) => `<%= it.${list}.map((file) => it.baseUrl + file).join(' ') %>`;

/**
 * The generator's document template with one change: scripts are not requested by the document but by `wake.js`;
 * and one addition: where a page has samples in several languages, one is chosen before the first paint.
 * `tests/speed/template.test.ts` compares the rest with the generator's own template, so that an upgrade is noticed.
 */
export const documentTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% if (it.appHtml.includes('data-sample-language')) { %><script>${script('sampleLanguage.js')}</script><% } %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script data-base="${site.baseUrl}" data-styles="${address('stylesheets')}" data-scripts="${address('scripts')}">${script('wake.js')}</script>
  </body>
</html>
`;
