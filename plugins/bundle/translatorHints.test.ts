import {expect, it} from 'vitest';
import translatorHints from './translatorHints.mjs';

it('leaves out the hints of both ways to translate', () => {
  const call = "translate({id: 'theme.close', message: 'Close', description:\n  'The \"close\" button', other});";
  expect(translatorHints(call)).toBe("translate({id: 'theme.close', message: 'Close',  other});");
  const element = '<Translate id="theme.close" description="The reader\'s button" other>Close</Translate>';
  expect(translatorHints(element)).toBe('<Translate id="theme.close"  other>Close</Translate>');
});

it('leaves descriptions that are not plain words', () => {
  const source =
    "const {description, title} = page; f({id: 'theme.page.description', description: title, x: `description`});";
  expect(translatorHints(source)).toBe(source);
  const element = '<PageMetadata title={title} description={tag.description} />';
  expect(translatorHints(element)).toBe(element);
});
