// How our pages look to programs that convert HTML to Markdown: reader modes, note-taking apps, agents.
import TurndownService from 'turndown';
import {describe, expect, it} from 'vitest';
import {pageTypes} from '../look/pageTypes';
import {pages} from './support/builtSite';
import {attribute, elementsOf, textOf} from './support/html';

const turndown = new TurndownService({codeBlockStyle: 'fenced'});
const rows = pages
  .filter(({route}) => pageTypes.some(({path}) => path === route))
  .map((page) => [page.route, page] as const);

describe('Turndown', () => {
  it('there are page types with code', () => {
    expect(rows.filter(([, {html}]) => html.includes('<pre')).length).toBeGreaterThan(3);
  });

  it.each(rows)('[CODE-8] gives every sample of %s the language of its fence', (_, {html, elements}) => {
    const [, article = ''] = /<main[^>]*>([\s\S]*)<\/main>/u.exec(html) ?? [];
    const fences = [...turndown.turndown(article).matchAll(/^ *```(?<language>\S*)$/gmu)];
    const opening = fences.filter((_fence, index) => index % 2 === 0).map(({groups}) => groups?.language);
    const code = elements.filter((element) => /^language-\S+$/u.test(attribute(element, 'class') ?? ''));
    expect(opening.length).toBe(code.length);
    expect(opening.filter((language) => !language)).toEqual([]);
  });

  it.each(rows)('[CODE-8] keeps the words above a sample of %s apart', (_, {elements}) => {
    const captions = elements.filter((element) => attribute(element, 'class') === 'code-block__bar');
    const joined = captions.filter((caption) => {
      const parts = elementsOf(caption).map((part) => textOf(part).trim());
      return textOf(caption).replace(/\s+/gu, ' ').trim() !== parts.join(' ');
    });
    expect(joined.map(textOf)).toEqual([]);
  });
});
