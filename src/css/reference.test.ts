import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {requestLanguages} from '@docs-kit/reference/requestLanguages';

// CSS can't compare an attribute of the document with one of an element, so the style sheet lists every language.
describe('the languages of request samples', () => {
  const css = readFileSync(new URL('reference.css', import.meta.url), 'utf8');
  const languages = requestLanguages.map(({value}) => value);
  const named = (pattern: RegExp) => [...css.matchAll(pattern)].map(({groups}) => groups?.language ?? '');

  it('each mark their button in src/css/reference.css', () => {
    const marked = /\[data-samples='(?<language>\w+)'\] \[data-sample-language='\k<language>'\]/gu;
    expect(named(marked)).toEqual(languages);
  });

  it('each hide the samples of the others in src/css/reference.css', () => {
    const hiding = /\[data-samples='(?<language>\w+)'\] \.sample-tab:not\(\[data-language='\k<language>'\]\)/gu;
    expect(named(hiding)).toEqual(languages);
  });
});
