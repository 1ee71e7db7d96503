import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {documentTemplate} from '@docs-kit/first-view/document';

const require = createRequire(import.meta.url);

/** The template of the installed Docusaurus. */
const {default: upstreamTemplate} = require('@docusaurus/core/lib/ssg/ssgTemplate.html') as {default: string};

/** Docusaurus' function that compiles a template. */
const {compileSSGTemplate} = require('@docusaurus/core/lib/ssg/ssgTemplate') as {
  compileSSGTemplate: (template: string) => Promise<(data: object) => string>;
};

const upstreamScripts = /\n\s*<% it\.scripts\.forEach[\s\S]*?<% }\); %>/;
const ourScripts = /\n\s*<% (?:const (?:program|bundle) = .*|if .*<script[\s\S]*?<\/script>.*)%>/g;

/** Inline scripts of plugins, which run in the head. */
const bodyScripts = String.raw`/<script>[^]*?<\/script>/g`;
const headScripts = `    <%~ (it.preBodyTags.match(${bodyScripts}) ?? []).join('') %>\n`;

/** Hides the theme's SVG symbols with an SVG attribute. */
const hidden = `.replace(${bodyScripts}, '').replace(' style="display: none;"', ' display="none"')`;

it('the document template differs from that of Docusaurus in its scripts, where they are, and a style attribute alone', () => {
  expect(upstreamTemplate, 'Docusaurus requests its scripts in another way now').toMatch(upstreamScripts);
  expect(
    documentTemplate()
      .replace(ourScripts, '')
      .replace(headScripts, '')
      .replace(hidden, '')
      .replace(/\n\s*\n/, '\n'),
  ).toBe(upstreamTemplate.replace(upstreamScripts, ''));
});

const noPage = {
  appHtml: '',
  preBodyTags: '',
  baseUrl: '/saiki/',
  scripts: [],
  stylesheets: [],
  metaAttributes: [],
  htmlAttributes: '',
  bodyAttributes: '',
};

it('inline scripts of plugins are in the head, and their other elements in the body', async () => {
  const render = await compileSSGTemplate(documentTemplate());
  const html = render({
    ...noPage,
    preBodyTags: '<svg style="display: none;"></svg><script>one();\ntwo()</script><p></p><script>three()</script>',
  });
  const [head = '', body] = html.split('<body ');
  expect(head).toContain('<script>one();\ntwo()</script><script>three()</script>');
  expect(body).toContain('<svg display="none"></svg><p></p>');
  expect(body).not.toContain('<script>');
});

it.each([
  [
    'the hydration script, which loads the bundle',
    ['assets/js/main.js', 'assets/hydration.1a2b3c4d.js'],
    ['hydration.1a2b3c4d.js'],
  ],
  ['the bundle without a hydration script', ['assets/js/runtime.js', 'assets/js/main.js'], ['runtime.js', 'main.js']],
])('the document template requests %s', async (_what, scripts, asked) => {
  const render = await compileSSGTemplate(documentTemplate());
  const html = render({...noPage, scripts});
  const addresses = [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses).toEqual(
    scripts.filter((file) => asked.some((name) => file.endsWith(name))).map((file) => `/saiki/${file}`),
  );
});
