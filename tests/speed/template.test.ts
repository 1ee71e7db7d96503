import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {documentTemplate} from '../../config/document/template';

const require = createRequire(import.meta.url);

/** The template of the installed generator. */
const {default: generatorTemplate} = require('@docusaurus/core/lib/ssg/ssgTemplate.html') as {default: string};

/** The generator's way to make a page of a template. */
const {compileSSGTemplate} = require('@docusaurus/core/lib/ssg/ssgTemplate') as {
  compileSSGTemplate: (template: string) => Promise<(data: object) => string>;
};

const generatorScripts = /\n\s*<% it\.scripts\.forEach[\s\S]*?<% }\); %>/;
const ourScripts = /\n\s*<% (?:const (?:program|bundle) = .*|if .*<script[\s\S]*?<\/script>.*)%>/g;

it("differs from the generator's document template in its scripts alone", () => {
  expect(generatorTemplate, 'the generator asks for its scripts in another way now').toMatch(generatorScripts);
  expect(documentTemplate.replace(ourScripts, '')).toBe(generatorTemplate.replace(generatorScripts, ''));
});

it.each([
  ['the program, which asks for the bundle', ['assets/js/main.js', 'assets/sleeping-page.js'], ['sleeping-page.js']],
  ['the bundle, where there is no program', ['assets/js/runtime.js', 'assets/js/main.js'], ['runtime.js', 'main.js']],
])('asks for %s', async (_what, scripts, asked) => {
  const render = await compileSSGTemplate(documentTemplate);
  const html = render({
    appHtml: '',
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
