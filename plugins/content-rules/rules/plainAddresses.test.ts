import {describe, expect, it} from 'vitest';
import {faultsOf, goodPage} from '../site.testing';

describe('names of pages', () => {
  it.each(['content/docs/a-b/agentCard.md', 'content/docs/v0.3_x~y.md', 'content/docs/_a piece.md'])(
    'pass: %s',
    (file) => {
      expect(faultsOf({[file]: file.includes('/_') ? 'Text.\n' : goodPage('One')})).toEqual([]);
    },
  );

  it.each([
    ['content/docs/My Page.md', 'My Page.md', 'content/docs/My-Page.md'],
    ['content/docs/a b/c.md', 'a b/c.md', 'content/docs/a-b/c.md'],
    ['content/docs/über.md', 'über.md', 'content/docs/uber.md'],
    ['content/docs/why?.md', 'why?.md', 'content/docs/why.md'],
    ['content/docs/100%.md', '100%.md', 'content/docs/100.md'],
  ])('are faults when an address must escape a sign of them: %s', (file, name, better) => {
    expect(faultsOf({[file]: goodPage('One')})).toEqual([
      `${file}:1:1 the name "${name}" has signs that an address must escape. Fix: name it ${better}.`,
    ]);
  });

  it.each(['slug', 'id'])('may be given by the key "%s", which is held to the same', (key) => {
    const file = 'content/docs/a.md';
    expect(faultsOf({[file]: goodPage('One', 'Text.', [`${key}: a-b`])})).toEqual([]);
    expect(faultsOf({[file]: goodPage('One', 'Text.', [`${key}: a b`])})).toEqual([
      `${file}:4:${key.length + 3} the "${key}" has signs that an address must escape: "a b". Fix: write "a-b".`,
    ]);
  });
});

describe('endings of names', () => {
  it.each([
    ['t47.MD', 't47.md'],
    ['t47.markdown', 't47.md'],
    ['t47.Mdx', 't47.mdx'],
  ])('of which no page is made are faults: %s', (name, better) => {
    expect(faultsOf({[`content/docs/${name}`]: goodPage('One'), [`static/${name}`]: 'Text.'})).toEqual([
      `content/docs/${name}:1:1 no page is made of a file whose name ends in "${name.slice(3)}". Fix: name it ${better}.`,
    ]);
  });

  it('of other files pass', () => {
    expect(faultsOf({'content/docs/a.txt': '', 'content/docs/b.mermaid': ''})).toEqual([]);
  });
});
