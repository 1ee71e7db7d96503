import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {documentTemplate} from '../../config/document/template';

const require = createRequire(import.meta.url);

/** The template of the installed generator. */
const {default: generatorTemplate} = require('@docusaurus/core/lib/ssg/ssgTemplate.html') as {default: string};

const generatorScripts = /\n\s*<% it\.scripts\.forEach[\s\S]*?<% }\); %>/;
const ourScripts = /\n\s*<% (?:const (?:program|bundle) = .*|if .*<script[\s\S]*?<\/script>.*)%>/g;

it("differs from the generator's document template in its scripts alone", () => {
  expect(generatorTemplate, 'the generator asks for its scripts in another way now').toMatch(generatorScripts);
  expect(documentTemplate.replace(ourScripts, '')).toBe(generatorTemplate.replace(generatorScripts, ''));
});
