import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A script that runs in the head of pages, before anything is painted or read from storage. */
export interface InlineScript {
  /** Path of the file. Comment lines are left out. */
  readonly file: string;
  /** Values that the script uses: `__KEY__` in it becomes the value as JSON. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Text that a page must contain to get the script, such as an attribute's name. All pages get it by default. */
  readonly when?: string;
  /** Attributes that the script sets on elements: critical CSS keeps the rules that depend on them. */
  readonly sets?: readonly string[];
}

/** Inline scripts for any site. */
export const standardScripts = {
  /** Hides storage that the browser blocks, so that no script logs a warning about it. List it first. */
  blockedStorage: {file: path.join(__dirname, 'inline-scripts/blockedStorage.js')},
  /**
   * Shows a new announcement although an earlier one was dismissed.
   * @param namespace the site's `storage.namespace`
   * @param id the announcement bar's id
   */
  changedAnnouncement: (namespace: string, id: string): InlineScript => ({
    file: path.join(__dirname, 'inline-scripts/changedAnnouncement.js'),
    values: {STORAGE_NAMESPACE: `-${namespace}`, ANNOUNCEMENT_ID: id},
  }),
} as const;

/** Reads an inline script and fills in its values. */
function sourceOf({file, values = {}}: InlineScript): string {
  const source = readFileSync(file, 'utf8').replace(/^\s*\/\/.*\n/gm, '');
  return source.trim().replace(/__([A-Z_]+)__/g, (_, key: string) => {
    if (values[key] === undefined) {
      throw new Error(`${file} uses __${key}__, which has no value. Add ${key} to the values of this inline script.`);
    }
    return JSON.stringify(values[key]);
  });
}

function elementOf(script: InlineScript): string {
  const element = `<script>${sourceOf(script)}</script>`;
  return script.when ? `<% if (it.appHtml.includes(${JSON.stringify(script.when)})) { %>${element}<% } %>` : element;
}

/** Inline scripts that plugins add at the beginning of the body. */
const bodyScripts = '/<script>[^]*?<\\/script>/g';

const addresses = (list: string) => `<%= ${list}.map((file) => it.baseUrl + file).join(' ') %>`;

/**
 * Returns the document template, for `ssrTemplate` in the site's configuration: Docusaurus' own with inline scripts
 * added, and without its scripts. A page requests the hydration program, which requests the bundle later; in a build
 * without that program (`docusaurus build --dev`), a page requests the bundle itself. The theme hides its SVG symbols
 * with a style attribute, which a content security policy blocks; here, an SVG attribute hides them. Inline scripts of
 * plugins move from the body to the head: browsers paint a body as it arrives, so a dark page could be light until the
 * script that sets the color mode arrives.
 *
 * Upstream: https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/ssg/ssgTemplate.html.ts
 * `tests/speed/template.test.ts` compares both, and fails when an upgrade changes Docusaurus' template.
 * @throws when an inline script uses a value that is missing
 */
export const documentTemplate = (inlineScripts: readonly InlineScript[] = []): string => `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    ${inlineScripts.map(elementOf).join('\n    ')}
    <%~ (it.preBodyTags.match(${bodyScripts}) ?? []).join('') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${bodyScripts}, '').replace(' style="display: none;"', ' display="none"') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <% const program = it.scripts.find((file) => /\\bhydration\\.[^/]*$/.test(file)); %>
    <% const bundle = it.scripts.filter((file) => file !== program); %>
    <% if (program) { %><script defer src="<%= it.baseUrl + program %>" data-base="<%= it.baseUrl %>" data-styles="${addresses('it.stylesheets')}" data-scripts="${addresses('bundle')}"></script><% } %>
    <% if (!program) bundle.forEach((file) => { %><script defer src="<%= it.baseUrl + file %>"></script><% }); %>
  </body>
</html>
`;
