import {expect, it} from 'vitest';
import translatorHints from './translatorHints.mjs';

it('leaves out the hints of both ways to translate', () => {
  const call =
    "translate({id: 'theme.posts', message: 'One {tag}', description:\n  'The \"tag\" of it\\'s posts', other}, {tag});";
  expect(translatorHints(call)).toBe("translate({id: 'theme.posts', message: 'One {tag}',  other}, {tag});");
  const element = '<Translate id="theme.close" description="The reader\'s button" other>Close</Translate>';
  expect(translatorHints(element)).toBe('<Translate id="theme.close"  other>Close</Translate>');
});

it.each([
  "const names = {docs: {docCard: {description: 'theme-doc-card-description'}}};",
  "translate({id: 'theme.title', message: 'Title'}); const names = {description: 'theme-doc-card-description'};",
  "const {description} = page; f({id: 'theme.page.description', description: title});",
  '<PageMetadata title={title} description={tag.description} />',
  '<Translate id="theme.close">Close</Translate><Card description="Words" />',
])('leaves other descriptions: %s', (source) => {
  expect(translatorHints(source)).toBe(source);
});
