import {describe, expect, it} from 'vitest';
import {goodPage, page, problemsOf, problemsOfText} from '../site.testing';

/** How a picture begins: the first byte isn't UTF-8. */
const png = '\uFFFDPNG';

describe('images', () => {
  it.each([
    ['beside the page', '![a](./b.png)', {'content/docs/b.png': png}],
    ['of the static files', '![a](/img/b.png)', {'static/img/b.png': png}],
    ['by the path from the site', '![a](@site/static/b.png)', {'static/b.png': png}],
    ['with a color mode behind it', '![a](/b.png#dark)', {'static/b.png': png}],
    ['with a space in its name', '![a](</b%20c.png>)', {'static/b c.png': png}],
    ['by reference', '![a][b]\n\n[b]: ./b.png', {'content/docs/b.png': png}],
    ['in code', '`![a](./b.png)`', {}],
    ['with a question behind it', '![a](./b.png?x=1)', {'content/docs/b.png': png}],
    ['with a question and a color mode', '![a](/b.png?x=1#dark)', {'static/b.png': png}],
    [
      'with an escaped sign in its name',
      '![a](./100%25.png) ![a](./c%23.png)',
      {'content/docs/100%.png': png, 'content/docs/c#.png': png},
    ],
  ])('accepts an image %s', (_, text, files) => {
    expect(problemsOfText(text, files)).toEqual([]);
  });

  it.each([
    [
      'that does not exist',
      'Text\n![a](./b.png)',
      {},
      `${page}:7:1 the image "./b.png" doesn't exist. Fix: add content/docs/b.png.`,
    ],
    ['by reference', '![a][b]\n\n[b]: ./b.png', {}, `${page}:6:1 the image "./b.png" doesn't exist.`],
    [
      'in another folder',
      '![a](./b.png)',
      {'static/img/b.png': png},
      'Fix: add content/docs/b.png, or use static/img/b.png.',
    ],
    ['with other capitals', '![a](/B.png)', {'static/b.png': png}, 'Fix: add static/B.png, or use static/b.png.'],
    [
      'with a sign that is not escaped',
      '![a](./100%.png)',
      {'content/docs/100%.png': png},
      `${page}:6:1 the image URL "./100%.png" has an invalid % escape. Fix: write %25 for the character %, or rename the file.`,
    ],
    [
      'that is empty',
      '![a](./b.png)',
      {'content/docs/b.png': ''},
      `${page}:6:1 the image content/docs/b.png is empty.`,
    ],
    [
      'in another format',
      '![a](./b.jpg)',
      {'content/docs/b.jpg': png},
      "the image content/docs/b.jpg isn't in the format .jpg. Fix: save it in that format, or rename it.",
    ],
    ['misspelt', '![a](/logoo.png)', {'static/logo.png': png}, 'or use static/logo.png.'],
    [
      'of another site',
      '![a](https://example.com/b.png)',
      {},
      `${page}:6:1 the image https://example.com/b.png is on another site. Fix: put the file beside the page`,
    ],
  ])('reports an image %s', (_, text, files, message) => {
    expect(problemsOfText(text, files)).toEqual([expect.stringContaining(message)]);
  });

  it('reports a missing image in the front matter', () => {
    expect(problemsOf({[page]: goodPage('One', 'Text.', ['image: /card.png'])})).toEqual([
      `${page}:4:8 the image "/card.png" doesn't exist. Fix: add static/card.png.`,
    ]);
  });

  it('reports an image that no page uses', () => {
    expect(problemsOfText('Text.', {'content/docs/b.png': png})).toEqual([
      'content/docs/b.png:1:1 no page uses this image. Fix: use it on a page, or delete it.',
    ]);
  });

  it.each([
    ['an import', "import b from './b.png';\n\nText."],
    ['an attribute', '<img src={require("./b.png").default} />'],
  ])('finds the images of an MDX page in %s', (_, text) => {
    expect(problemsOf({'content/docs/a.mdx': goodPage('One', text), 'content/docs/b.png': png})).toEqual([]);
    expect(problemsOf({'content/docs/a.mdx': goodPage('One', text)})).toEqual([
      expect.stringContaining(`content/docs/a.mdx:6:1 the image "./b.png" doesn't exist.`),
    ]);
  });
});
