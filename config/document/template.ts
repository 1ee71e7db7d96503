import {readFileSync} from 'node:fs';
import path from 'node:path';

const withoutComments = (script: string) => script.replace(/^\s*\/\/.*\n/gm, '');
const script = (file: string) => withoutComments(readFileSync(path.resolve('config/document', file), 'utf8')).trim();

const addresses = (list: string) => `<%= ${list}.map((file) => it.baseUrl + file).join(' ') %>`;

/**
 * The generator's document template with one change: the document requests no script of React but a small
 * program, `plugins/sleeping-page`, which does it later; and one addition: where a page has samples in several languages,
 * one is chosen before the first paint. A build for finding faults (`npm run build -- --dev`) has no such program.
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
    <% const program = it.scripts.find((file) => file.includes('sleeping-page')); %>
    <% const bundle = it.scripts.filter((file) => file !== program); %>
    <% if (program) { %><script defer src="<%= it.baseUrl + program %>" data-base="<%= it.baseUrl %>" data-styles="${addresses('it.stylesheets')}" data-scripts="${addresses('bundle')}"></script><% } %>
    <% if (!program) bundle.forEach((file) => { %><script defer src="<%= it.baseUrl + file %>"></script><% }); %>
  </body>
</html>
`;
