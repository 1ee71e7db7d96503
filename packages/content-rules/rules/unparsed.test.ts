import {describe, expect, it} from 'vitest';
import {expectNoProblem, goodPage, page, problemsOf, problemsOfText} from '../site.testing';

describe('a directive that is text', () => {
  const fix = (name: string) =>
    `Fix: write "::${name}" or "::${name}{…}" without spaces, alone on its line; or put it in backticks to mention it, or write \\:: for the colons themselves.`;

  it.each([
    ['has a space after its colons', ':: operation{id="a"}', 6, ':: operation{id="a"}'],
    ['has a space, in a numbered list', '1. :: operation', 6, ':: operation'],
    ['has a space, below other text', 'Text.\n:: operation', 7, ':: operation'],
    ['has a brace that is open', '::operation{id="a"', 6, '::operation{id="a"'],
    ['has text behind it', '- Text.\n\n  ::operation{id="a"} and more', 8, '::operation{id="a"} and more'],
    ['has a space, in a quotation', '> Text.\n> :: operation', 7, ':: operation'],
    ['has words before it', '- One line\n  and see ::operation{id="a"} here.', 7, '::operation{id="a"} here.'],
    ['has a full stop', '::operation.', 6, '::operation.'],
    ['is in brackets', 'See it (::operation).', 6, '::operation).'],
    ['is in a table', '| a |\n| - |\n| ::operation |', 8, '::operation'],
    ['is in a heading', '## About **::operation**', 6, '::operation'],
    ['follows a name with colons', 'A std::vector and ::operation.', 6, '::operation.'],
  ])('is reported when it %s', (_, text, line, shown) => {
    expect(problemsOfText(text)).toEqual([expect.stringMatching(new RegExp(`^${page}:${line}:\\d+ "`, 'u'))]);
    expect(problemsOfText(text)[0]).toContain(
      `"${shown}" isn't a directive, and readers see the line. ${fix('operation')}`,
    );
  });

  it('is reported below other text when it was meant to be an admonition', () => {
    expect(problemsOfText('Text.\n:: note\nText.')).toEqual([
      `${page}:7:1 ":: note" isn't an admonition, and readers see the line. Fix: write ":::note", the title in brackets and nothing after them, and ::: below its text.`,
    ]);
  });

  it('is reported once when it has four colons', () => {
    expect(problemsOfText(':::: operation')).toHaveLength(1);
  });

  it.each([
    ['in a block of code', '```text\n:: operation\n```'],
    ['in inline code', 'Text `a\n:: operation`.'],
    ['with a backslash', '\\:: operation'],
    ['in names', 'A std::thing of C++, or a::thing, or fe80::thing, or `std`::thing.'],
    ['in times and addresses', 'At 12:30, at 12::30 and on ::1, after llmservice:chunk.'],
    ['with a space in a line', 'Text :: operation, and std::vector.'],
    ['without a name', 'Text.\n:: 3'],
    ['in code of a line', 'Write `::operation{id="one"}` or `see ::operation`.'],
    ['with a backslash in a line', 'Write \\::operation.'],
    ['in HTML', '<!-- ::operation -->'],
  ])('is not reported %s', expectNoProblem);
});

describe('a table that is text', () => {
  it.each([
    ['without its separator row', '| A | B |\n| c | d |', 6],
    ['with one row', 'Text.\n\n| A | `b` |', 8],
    ['in a list', '- Text.\n\n  | A | B |\n  | c | d |', 8],
    ['in a quotation', '> | A | B |\n> | c | d |', 6],
  ])('is reported %s', (_, text, line) => {
    expect(problemsOfText(text)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${page}:${line}:\\d this table has no separator row, and readers see its lines as text\\. Fix: write a line "\\| --- \\| --- \\|" below its first row\\.$`,
          'u',
        ),
      ),
    ]);
  });

  it('is reported when its separator row has too few cells', () => {
    expect(problemsOfText('| A | B |\n| --- |\n| c | d |')).toEqual([
      `${page}:7:1 the separator row has 1 cell and the first row 2, so readers see the table as text. Fix: write "| --- | --- |".`,
    ]);
  });

  it.each([
    ['a table', '| A | B |\n| --- | --- |\n| c | d |'],
    ['a paragraph with one such line', 'Text\n| A | B |'],
    ['an absolute value', '|x|'],
    ['escaped lines', '\\| A | B |'],
    ['lines of code', '```text\n| A | B |\n```'],
  ])('%s is right', expectNoProblem);
});

describe('a target without its end', () => {
  it.each([
    ['a path', 'See [a](./my-page.md#part and more.', '6:7', './my-page.md#part'],
    ['an address', 'Text.\nSee [a](https://example.com and more.', '7:7', ''],
  ])('is reported: %s', (_, text, place, target) => {
    expect(problemsOfText(text)).toEqual([
      `${page}:${place} "](${target}" starts the target of a link, and no ) ends it, so readers see its brackets. Fix: write ) after the target, or \\] for a bracket in the text.`,
    ]);
  });

  it.each(['Call `list[0](./a.md`.', 'It has [one](of them (or two)).', 'An index [0\\](./a.md'])(
    "isn't a mistake in %s",
    (text) => {
      expect(problemsOfText(text)).toEqual([]);
    },
  );
});

describe('a target with a space', () => {
  it.each([
    ['an image', '![A picture](./my pic.png)', 'image "./my pic.png"', './my%20pic.png'],
    ['an image with a title', 'Text.\n![](my pic.png "Title")', 'image "my pic.png"', 'my%20pic.png'],
    ['a link', 'See [`a` b](./my page.md#part).', 'link "./my page.md#part"', './my%20page.md#part'],
    ['a link to an address', '[a](/docs/my page)', 'link "/docs/my page"', '/docs/my%20page'],
    ['a definition', '[a]: ./my page.md', 'link "./my page.md"', './my%20page.md'],
  ])('is reported in %s', (_, text, what, fixed) => {
    expect(problemsOfText(text)).toEqual([
      expect.stringContaining(
        `the ${what} has a space, and readers see its brackets. Fix: write "${fixed}", or rename the file without a space.`,
      ),
    ]);
  });

  it('is reported at its position', () => {
    expect(problemsOfText('Text.\n\nText ![A](./my pic.png)')[0]).toContain(`${page}:8:11 the image`);
  });

  it.each([
    ['in angle brackets', '[a](<https://x.org/my page>)'],
    ['in code', '`![a](./my pic.png)`'],
    ['that is prose', '[sic](as they wrote)'],
    ['that is a title', '[a](https://x.org/b.md "My page.md")'],
  ])('is not reported %s', expectNoProblem);
});

describe('an HTML tag', () => {
  it('is reported in a page that is CommonMark, where it was meant as text', () => {
    const fix = (tag: string) =>
      `"<${tag}>" is an HTML tag, so readers don't see it. Fix: write Markdown instead; to show the tag, put it in backticks, or write \\<${tag}>.`;
    expect(problemsOfText('Use the <name> key and List<string>.\n\n<a-key\nb>\nText.')).toEqual([
      `${page}:6:9 ${fix('name')}`,
      `${page}:6:28 ${fix('string')}`,
      `${page}:8:1 ${fix('a-key b')}`,
    ]);
  });

  it('is reported with the extension that a component needs', () => {
    const fix =
      'Fix: write Markdown instead; to show the tag, put it in backticks, or write \\<Tabs>. For a component, rename the page to .mdx and import it.';
    expect(problemsOfText('<Tabs>')).toEqual([`${page}:6:1 "<Tabs>" is an HTML tag, so readers don't see it. ${fix}`]);
  });

  it.each([
    ['a comment', '<!-- <name>\n-->\n\nText <!-- <name> -->.'],
    ['an address', '<https://example.com>'],
    ['code', '`<name>`\n\n```text\n<name>\n```'],
    ['an escaped tag', '\\<name>'],
  ])('is not reported in %s', expectNoProblem);

  it('is not reported in MDX, where it is a component', () => {
    expect(problemsOf({'content/docs/a.mdx': goodPage('One', 'Text <b>bold</b>.')})).toEqual([]);
  });
});

describe('an import', () => {
  it('is reported in a page that is CommonMark, where readers see it', () => {
    const line = "import Tabs from '@theme/Tabs';";
    expect(problemsOfText(`Text.\n\n${line}`)).toEqual([
      `${page}:8:1 "${line}" is text, because only .mdx pages import. Fix: rename the page to .mdx, or delete the line.`,
    ]);
  });

  it.each([
    ['a sentence', 'import it from "@theme/Tabs" and use it.'],
    ['code', "```ts\nimport Tabs from '@theme/Tabs';\n```"],
  ])('is not reported in %s', expectNoProblem);
});

it('reports a comment that is not closed, without the text that it swallows', () => {
  expect(problemsOfText('Text.\n\n<!-- a comment\n\nText.')).toEqual([
    `${page}:8:1 the comment that starts here isn't closed. Fix: write --> after its last word.`,
  ]);
});
