import {describe, expect, it} from 'vitest';
import {expectNoProblem, expectProblem, goodPage, page, problemsOf} from '../site.testing';

describe('headings', () => {
  it.each([
    ['none', 'Text.'],
    ['one level at a time', '## A\n\n### B\n\n## C\n\n### D'],
    ['signs in code', '```bash\n# A\n# A\n```'],
    ['ids of their own', '## A {#x}\n\n## B {#y}'],
    ['any level after a directive that brings its own', '::operation{id="x"}\n\n### A'],
  ])('accepts headings: %s', expectNoProblem);

  it.each([
    [
      'a # heading',
      '# A',
      `${page}:6:1 "A" is a # heading, and the page already has one: its "title". Fix: delete the line, or write ## instead.`,
    ],
    ['empty ones', '##\n\n## {#x}', `${page}:6:1 the heading is empty. Fix: write its text, or delete the line.`],
    ['an underlined one', 'A\n=', `${page}:6:1 "A" is a # heading`],
    ['an underlined one of two lines', 'A\nB\n=', `${page}:6:1 "A B" is a # heading`],
    [
      'an id that another heading gets from its words',
      '## Choose an id {#write-the-agent-file}\n\n## Write the agent file',
      `${page}:8:1 the heading on line 6 already has the id "write-the-agent-file". Fix: give one of the two another id`,
    ],
    [
      'the same id twice',
      '## A {#x}\n\n## B {#x}',
      `${page}:8:1 the heading on line 6 already has the id "x". Fix: give one of the two another id, or none.`,
    ],
    ['an id with a space', '## A {#y z}', `${page}:6:1 the heading id "y z" contains a space. Fix: write "{#y-z}".`],
    [
      'the same twice',
      '## A\n\nText.\n\n## a',
      `${page}:10:1 the heading "a" is already on line 6. Fix: make one of them more specific`,
    ],
    [
      'a level left out at the top',
      '### A',
      `${page}:6:1 the heading "A" skips from level 1 to level 3. Fix: write ## instead of ###.`,
    ],
    [
      'a level left out below',
      '## A\n\n#### B',
      `${page}:8:1 the heading "B" skips from level 2 to level 4. Fix: write ### instead of ####.`,
    ],
    [
      'a level left out after a diagram',
      '::diagram{name="x"}\n\n### A',
      `${page}:8:1 the heading "A" skips from level 1 to level 3.`,
    ],
  ])('reports headings: %s', expectProblem);

  it('reports a single page without one # heading', () => {
    expect(problemsOf({'src/pages/b.md': goodPage('One', '# One\n\n## A')})).toEqual([]);
    expect(problemsOf({'src/pages/b.md': goodPage('One')})).toEqual([
      expect.stringContaining('src/pages/b.md:1:1 the page has no # heading.'),
    ]);
    expect(problemsOf({'src/pages/b.md': goodPage('One', '# One\n\n# Two')})).toEqual([
      'src/pages/b.md:8:1 "Two" is a second # heading. Fix: write ## instead.',
    ]);
  });
});
