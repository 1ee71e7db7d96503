import {describe, expect, it} from 'vitest';
import {pageAt} from './support/builtSite';
import {articleOf, wordsOf} from './support/article';
import {writtenPages} from '../content/support/writtenPages';

const minWords = 300;

describe('length of pages', () => {
  it.each(writtenPages.filter(({isIndex}) => !isIndex).map(({route, file}) => [file, route]))(
    `%s has ${minWords} words or more beside its code`,
    (file, route) => {
      const article = articleOf(pageAt(route ?? ''));
      const words = article ? wordsOf(article).length : 0;
      const fix = `say more, or make it a section of another page: fewer than ${minWords} words aren't worth a visit`;
      expect(words, `${file}:1 ${words} words beside its code. Fix: ${fix}.`).toBeGreaterThanOrEqual(minWords);
    },
  );
});
