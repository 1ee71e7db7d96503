import {describe, expect, it} from 'vitest';
import {faultsOf, goodPage} from '../site.testing';

const page = 'content/docs/a.md';

/** Faults of a page with this text; the text begins on line 6. */
const faultsOfText = (text: string, others: Readonly<Record<string, string>> = {}): string[] =>
  faultsOf({[page]: goodPage('One', text), ...others});

describe('headings', () => {
  it.each([
    ['none', 'Text.'],
    ['one level at a time', '## A\n\n### B\n\n## C\n\n### D'],
    ['signs in code', '```bash\n# A\n# A\n```'],
    ['ids of their own', '## A {#x}\n\n## B {#y}'],
    ['any level after a directive that brings its own', '::operation{id="x"}\n\n### A'],
  ])('pass: %s', (_, text) => {
    expect(faultsOfText(text)).toEqual([]);
  });

  it.each([
    [
      'a # heading',
      '# A',
      `${page}:6:1 "A" is a # heading, and the page has one already: its "title". Fix: delete the line, or write ## instead.`,
    ],
    ['an underlined one', 'A\n=', `${page}:6:1 "A" is a # heading`],
    ['an underlined one of two lines', 'A\nB\n=', `${page}:6:1 "A B" is a # heading`],
    [
      'the same id twice',
      '## A {#x}\n\n## B {#x}',
      `${page}:8:1 the heading on line 6 has the id "x" already. Fix: give one of the two another id, or none.`,
    ],
    [
      'an id with a space',
      '## A {#y z}',
      `${page}:6:1 the id "y z" of a heading has a space in it. Fix: write "{#y-z}".`,
    ],
    [
      'the same twice',
      '## A\n\nText.\n\n## a',
      `${page}:10:1 the heading "a" stands on line 6 already. Fix: say in one of them`,
    ],
    [
      'a level left out at the top',
      '### A',
      `${page}:6:1 the heading "A" goes from level 1 to level 3. Fix: write ## instead of ###.`,
    ],
    [
      'a level left out below',
      '## A\n\n#### B',
      `${page}:8:1 the heading "B" goes from level 2 to level 4. Fix: write ### instead of ####.`,
    ],
    [
      'a level left out after a diagram',
      '::diagram{name="x"}\n\n### A',
      `${page}:8:1 the heading "A" goes from level 1 to level 3.`,
    ],
  ])('are faults: %s', (_, text, message) => {
    expect(faultsOfText(text)).toEqual([expect.stringContaining(message)]);
  });

  it('of a single page begin with its #', () => {
    expect(faultsOf({'src/pages/b.md': goodPage('One', '# One\n\n## A')})).toEqual([]);
    expect(faultsOf({'src/pages/b.md': goodPage('One')})).toEqual([
      expect.stringContaining('src/pages/b.md:1:1 the page shows no # heading.'),
    ]);
    expect(faultsOf({'src/pages/b.md': goodPage('One', '# One\n\n# Two')})).toEqual([
      'src/pages/b.md:8:1 "Two" is a second # heading. Fix: write ## instead.',
    ]);
  });
});

describe('images', () => {
  it.each([
    ['beside the page', '![a](./b.png)', {'content/docs/b.png': ''}],
    ['of the static files', '![a](/img/b.png)', {'static/img/b.png': ''}],
    ['by the path from the site', '![a](@site/static/b.png)', {'static/b.png': ''}],
    ['with a colour mode behind it', '![a](/b.png#dark)', {'static/b.png': ''}],
    ['with a space in its name', '![a](</b%20c.png>)', {'static/b c.png': ''}],
    ['by reference', '![a][b]\n\n[b]: ./b.png', {'content/docs/b.png': ''}],
    ['in code', '`![a](./b.png)`', {}],
    ['with a question behind it', '![a](./b.png?x=1)', {'content/docs/b.png': ''}],
    ['with a question and a colour mode', '![a](/b.png?x=1#dark)', {'static/b.png': ''}],
    [
      'with an escaped sign in its name',
      '![a](./100%25.png) ![a](./c%23.png)',
      {'content/docs/100%.png': '', 'content/docs/c#.png': ''},
    ],
  ])('pass: %s', (_, text, files) => {
    expect(faultsOfText(text, files)).toEqual([]);
  });

  it.each([
    [
      'that does not exist',
      'Text\n![a](./b.png)',
      {},
      `${page}:7:1 the image "./b.png" does not exist. Fix: add content/docs/b.png.`,
    ],
    ['by reference', '![a][b]\n\n[b]: ./b.png', {}, `${page}:6:1 the image "./b.png" does not exist.`],
    [
      'in another folder',
      '![a](./b.png)',
      {'static/img/b.png': ''},
      'Fix: add content/docs/b.png, or use static/img/b.png.',
    ],
    ['with other capitals', '![a](/B.png)', {'static/b.png': ''}, 'Fix: add static/B.png, or use static/b.png.'],
    [
      'with a sign that is not escaped',
      '![a](./100%.png)',
      {'content/docs/100%.png': ''},
      `${page}:6:1 the address of the image "./100%.png" has a % that escapes nothing. Fix: write %25 for the sign %, or give the file a name without it.`,
    ],
    ['misspelt', '![a](/logoo.png)', {'static/logo.png': ''}, 'or use static/logo.png.'],
    [
      'of another site',
      '![a](https://example.com/b.png)',
      {},
      `${page}:6:1 the image https://example.com/b.png comes from another site. Fix: put the file beside the page`,
    ],
  ])('are faults: one %s', (_, text, files, message) => {
    expect(faultsOfText(text, files)).toEqual([expect.stringContaining(message)]);
  });

  it('of the front matter are looked for too', () => {
    expect(faultsOf({[page]: goodPage('One', 'Text.', ['image: /card.png'])})).toEqual([
      `${page}:4:8 the image "/card.png" does not exist. Fix: add static/card.png.`,
    ]);
  });

  it('beside pages that no page shows are faults', () => {
    expect(faultsOfText('Text.', {'content/docs/b.png': ''})).toEqual([
      'content/docs/b.png:1:1 no page shows this image. Fix: show it on a page, or delete it.',
    ]);
  });

  it.each([
    ['an import', "import b from './b.png';\n\nText."],
    ['an attribute', '<img src={require("./b.png").default} />'],
  ])('of an MDX page are seen in %s', (_, text) => {
    expect(faultsOf({'content/docs/a.mdx': goodPage('One', text), 'content/docs/b.png': ''})).toEqual([]);
    expect(faultsOf({'content/docs/a.mdx': goodPage('One', text)})).toEqual([
      expect.stringContaining('content/docs/a.mdx:6:1 the image "./b.png" does not exist.'),
    ]);
  });
});

describe('MDX', () => {
  it('that cannot be read is a fault with its line', () => {
    expect(faultsOf({'content/docs/a.mdx': goodPage('One', 'Text.\n\n<b>')})).toEqual([
      expect.stringMatching(/^content\/docs\/a\.mdx:8:1 this is no MDX: .+\. Fix: close every tag and brace/u),
    ]);
  });
});

describe('admonitions', () => {
  it.each(['note', 'tip', 'info', 'warning', 'danger'])('pass: %s', (name) => {
    expect(faultsOfText(`:::${name}[Title]\n\nText.\n\n:::`)).toEqual([]);
  });

  it.each([
    ['within a list', '- a\n\n  :::note\n\n  Text.\n\n  :::'],
    ['in code', '```md\n:::warn\n```'],
    ['around another, with more colons', '::::note\n\na\n\n:::tip\n\nb\n\n:::\n\n::::'],
    ['around another in a list', '::::note\n- a\n\n  :::tip\n  b\n  :::\n::::'],
    ['one after the other', ':::note\na\n:::\n\n:::tip\nb\n:::'],
    ['without text', ':::note\n:::'],
    ['around a list and a quotation', ':::note\n- a\n:::\n\n:::note\n> a\n:::'],
    ['in a quotation', '> :::note\n> a\n> :::'],
    ['around another with an end of more colons', '::::note\n:::tip\nb\n:::\n:::::'],
  ])('pass %s', (_, text) => {
    expect(faultsOfText(text)).toEqual([]);
  });

  it.each([
    [
      'an unknown name',
      ':::warnin\n\nText.\n\n:::',
      `${page}:6:1 there is no admonition ":::warnin". Fix: write ":::warning". Admonitions: note, tip, info, warning, danger.`,
    ],
    ['no end', ':::note\n\nText.', `${page}:6:1 ":::note" does not end. Fix: write a line ::: after its text.`],
    [
      'a title without brackets',
      ':::note A title\n\nText.',
      `${page}:6:1 ":::note A title" is no admonition and would be printed. Fix: write ":::note[A title]"`,
    ],
    [
      'a title after a space',
      ':::note [A title: two]\n\nText.',
      `${page}:6:1 ":::note [A title: two]" is no admonition and would be printed. Fix: write ":::note[A title: two]", the`,
    ],
    ['a space before the name', '::: note\n\nText.', `Fix: write ":::note", the title in brackets`],
    [
      'no end before the next one',
      ':::note\na\n\n:::tip\nb\n:::',
      `${page}:6:1 ":::note" does not end before ":::tip" on line 9. Fix: write a line ::: before that one; or, when ":::tip" belongs into it, begin and end ":::note" with a colon more.`,
    ],
    [
      'an end too few around another',
      ':::note\na\n\n:::tip\nb\n:::\n\nc\n\n:::',
      `${page}:6:1 ":::note" does not end before ":::tip" on line 9.`,
    ],
    [
      'no end within another with more colons',
      '::::note\n\n:::tip\n\nb\n\n::::',
      `${page}:8:1 ":::tip" does not end. Fix: write a line ::: after its text.`,
    ],
    [
      'no end before one in a list',
      ':::note\n- a\n\n  :::tip\n  b\n  :::',
      `${page}:6:1 ":::note" does not end before ":::tip" on line 9.`,
    ],
    [
      'a directive with a colon too many',
      ':::config{path="llm"}\n\n:::note\n\nText.\n\n:::\n\nText.',
      `${page}:6:1 there is no admonition ":::config". Fix: write "::config{…}", with two colons, for a directive.`,
    ],
    ['an end too many', 'Text.\n\n:::', `${page}:8:1 the line ::: ends nothing and would be printed. Fix: delete it.`],
  ])('are faults: %s', (_, text, message) => {
    expect(faultsOfText(text)).toEqual([expect.stringContaining(message)]);
  });

  it('are faults when their end stands behind their text, in the last line of the file', () => {
    expect(faultsOf({[page]: goodPage('One', ':::note\nText. :::').trimEnd()})).toEqual([
      `${page}:6:1 ":::note" does not end. Fix: write a line ::: after its text.`,
    ]);
  });
});
