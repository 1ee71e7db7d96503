import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {documentTemplate} from '@docs-kit/first-view/document';

const require = createRequire(import.meta.url);

/** The template of the installed Docusaurus. */
const {default: upstreamTemplate} = require('@docusaurus/core/lib/ssg/ssgTemplate.html') as {default: string};

/** How Docusaurus renders a template. */
const {compileSSGTemplate} = require('@docusaurus/core/lib/ssg/ssgTemplate') as {
  compileSSGTemplate: (template: string) => Promise<(data: object) => string>;
};

const upstreamScripts = /\n\s*<% it\.scripts\.forEach[\s\S]*?<% }\); %>/;
const ourScripts = /\n\s*<% (?:const (?:program|bundle) = .*|if .*<script[\s\S]*?<\/script>.*)%>/g;

/** Hides the theme's SVG symbols with an attribute of SVG. */
const hidden = `.replace(' style="display: none;"', ' display="none"')`;

it('the document template differs from that of Docusaurus in its scripts and a style attribute alone', () => {
  expect(upstreamTemplate, 'Docusaurus requests its scripts in another way now').toMatch(upstreamScripts);
  expect(
    documentTemplate()
      .replace(ourScripts, '')
      .replace(hidden, '')
      .replace(/\n\s*\n/, '\n'),
  ).toBe(upstreamTemplate.replace(upstreamScripts, ''));
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
  const html = render({
    appHtml: '',
    preBodyTags: '',
    baseUrl: '/saiki/',
    scripts,
    stylesheets: [],
    metaAttributes: [],
    htmlAttributes: '',
    bodyAttributes: '',
  });
  const addresses = [...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses).toEqual(
    scripts.filter((file) => asked.some((name) => file.endsWith(name))).map((file) => `/saiki/${file}`),
  );
});
