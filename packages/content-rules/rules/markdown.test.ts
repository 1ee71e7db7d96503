import {describe, expect, it} from 'vitest';
import {expectNoProblem, goodPage, page, problemsOf, problemsOfText} from '../site.testing';

describe('MDX', () => {
  it('reports a syntax error with its line', () => {
    expect(problemsOf({'content/docs/a.mdx': goodPage('One', 'Text.\n\n<b>')})).toEqual([
      expect.stringMatching(/^content\/docs\/a\.mdx:8:1 MDX syntax error: .+\. Fix: close every tag and brace/u),
    ]);
  });
});

const conflict = ['<<<<<<< HEAD', 'Old text.', '=======', 'New text.', '>>>>>>> other'];
const fix = 'Fix: keep what is right of the two sides, and delete the lines <<<<<<<, ======= and >>>>>>>.';

describe('a merge conflict', () => {
  it('is reported at its start and its end, without problems that follow from it', () => {
    expect(problemsOf({[page]: goodPage('One', `Text.\n\n${conflict.join('\n')}`)})).toEqual([
      `${page}:8:1 an unresolved merge conflict starts here. ${fix}`,
      `${page}:12:1 an unresolved merge conflict ends here. ${fix}`,
    ]);
  });

  it.each([
    ['the front matter', page, goodPage('One', 'Text.', conflict)],
    ['MDX, where it is a syntax error', 'content/docs/a.mdx', goodPage('One', conflict.join('\n'))],
  ])('is reported in %s', (_, file, source) => {
    expect(problemsOf({[file]: source})).toEqual([
      expect.stringContaining('an unresolved merge conflict starts here.'),
      expect.stringContaining('an unresolved merge conflict ends here.'),
    ]);
  });

  it('hides no problem of another page', () => {
    const problems = problemsOf({
      [page]: goodPage('One', conflict.join('\n')),
      'content/docs/b.md': goodPage('Two', '# B'),
    });
    expect(problems).toHaveLength(3);
    expect(problems[2]).toContain('content/docs/b.md:6:1 "B" is a # heading');
  });

  it("isn't a deep quotation without a space", () => {
    expect(problemsOfText('>>>>>>>> Text.')).toEqual([]);
  });
});

const fence = '```';

describe('code blocks', () => {
  it.each([
    ['with a fence at each end', '```bash\na\n```\n\nText.'],
    ['without text', '```\n```'],
    ['of one empty line', '```\n\n```'],
    ['with a longer fence at the end', '~~~\na\n~~~~'],
    ['with a shorter fence in them', '````md\n```bash\na\n```\n````'],
    ['that are indented', 'Text.\n\n    ```\n    a'],
    ['in a list', '- a\n\n  ```bash\n  b\n  ```\n- c'],
    ['right behind the sign of a list', '- ```bash\n  b\n  ```\n- c'],
    ['in a quotation', '> ```bash\n> a\n> ```'],
    ['in an admonition', ':::note\n\n```bash\na\n```\n\n:::'],
  ])('accepts a code block %s', expectNoProblem);

  it.each([
    ['without an end', 'Text.\n\n```bash\na\n\n## Heading\n\nText.', '8:1', fence],
    ['with an end of the other sign', '```bash\na\n~~~', '6:1', fence],
    ['with an end that is too short', '````bash\na\n```', '6:1', '````'],
    ['with an end too far to the right', '```bash\na\n    ```', '6:1', fence],
    ['with text after the end', '```bash\na\n``` x', '6:1', fence],
    ['that are empty', 'Text.\n\n```', '8:1', fence],
    ['in a list whose text ends before', '- ```bash\n  a\n```\n\nText.', '6:3', fence],
  ])('reports a code block %s', (_, text, place, sign) => {
    expect(problemsOfText(text)).toEqual([
      `${page}:${place} the code block that starts here with ${sign} isn't closed. Fix: write a line ${sign} after its last line, with the indentation of this one.`,
    ]);
  });

  it('reports an unclosed code block at the end of a file', () => {
    expect(problemsOf({[page]: goodPage('One', 'Text.\n\n```bash\na').trimEnd()})).toHaveLength(1);
  });
});

describe('references', () => {
  it.each([
    ['a footnote with its note', 'Text.[^a]\n\n[^a]: Note.'],
    ['a name in other letters', 'Text.[^A]\n\n[^a]: Note.'],
    ['a link with its address', 'See [words][a] and [a].\n\n[a]: https://example.org'],
    ['code', '`[^a]` and `[a][b]`\n\n```js\na[b][c]; [^a]\n```'],
    ['brackets that are meant', String.raw`\[^a] and \[words][a]`],
    ['brackets in brackets alone', 'An array [a, b], a box [ ].'],
  ])('accepts %s', expectNoProblem);

  it.each([
    [
      'a footnote without its note',
      'One line.\nText.[^a]',
      `7:6 [^a] isn't defined, and readers see its brackets. Fix: add a line "[^a]: the note", or write \\[ for a bracket.`,
    ],
    [
      'a link without its address',
      '- See [the words][a].',
      `6:7 [the words][a] isn't defined, and readers see its brackets. Fix: add a line "[a]: its URL", or write`,
    ],
    [
      'a link whose text has no address',
      'See [the words][].',
      `6:5 [the words][] isn't defined, and readers see its brackets. Fix: add a line "[the words]: its URL", or write`,
    ],
    [
      'a note that nothing names',
      'Text.\n\n[^A]: Note.',
      `8:1 the footnote [^A] isn't shown, since nothing refers to it. Fix: write [^A] where it belongs, or delete it.`,
    ],
  ])('reports %s with its position', (_, text, message) => {
    expect(problemsOfText(text)).toEqual([expect.stringContaining(`${page}:${message}`)]);
  });
});

describe('the syntax of links', () => {
  it.each(['[x](./b.md)', '[x](#y)', '[x](https://example.com/a\\b)', '`[x]()`'])('accepts the link %s', (text) => {
    expect(problemsOfText(text)).toEqual([]);
  });

  it.each([
    ['that is empty', 'See [the tools]().', '6:5 the link "the tools" is empty. Fix: write the path of a file'],
    ['to nothing but #', 'See [the tools](#).', '6:5 the link "the tools" is empty. Fix: write the path of a file'],
    ['whose definition is empty', '[x][y]\n\n[y]: <>', '8:1 the link "y" is empty.'],
    [
      'that runs code',
      '[x](javascript:alert\\(1\\))',
      '6:1 the link "javascript:alert(1)" runs code. Fix: write the address of a page',
    ],
    ['that hides code', '[x](<JAVA&Tab;script&colon;alert>)', '6:1 the link "JAVA\tscript:alert" runs code.'],
    [
      'with a backslash',
      '[x](..\\concepts\\mcp.md)',
      '6:1 the link "..\\concepts\\mcp.md" contains a backslash. Fix: write "../concepts/mcp.md".',
    ],
  ])('reports a link %s', (_, text, message) => {
    expect(problemsOfText(text)).toEqual([expect.stringContaining(`${page}:${message}`)]);
  });
});
