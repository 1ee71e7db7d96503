import {describe, expect, it} from 'vitest';
import {faultsOf, goodPage} from '../site.testing';

const page = 'content/docs/a.md';
const conflict = ['<<<<<<< HEAD', 'Old text.', '=======', 'New text.', '>>>>>>> other'];
const fix = 'Fix: keep what is right of the two sides, and delete the lines <<<<<<<, ======= and >>>>>>>.';

describe('a merge conflict', () => {
  it('is one fault, and what follows from it is not told', () => {
    expect(faultsOf({[page]: goodPage('One', `Text.\n\n${conflict.join('\n')}`)})).toEqual([
      `${page}:8:1 a merge conflict begins here. ${fix}`,
    ]);
  });

  it('is seen in the front matter too', () => {
    const lines = ['<<<<<<< HEAD', 'keywords: [a]', '=======', 'keywords: [b]', '>>>>>>> other'];
    expect(faultsOf({[page]: goodPage('One', 'Text.', lines)})).toEqual([
      `${page}:4:1 a merge conflict begins here. ${fix}`,
    ]);
  });

  it('is seen in MDX, which cannot be read with it', () => {
    const text = `\`\`\`text\n${conflict.join('\n')}\n\`\`\`\n\n${conflict.join('\n')}`;
    expect(faultsOf({'content/docs/a.mdx': goodPage('One', text)})).toEqual([
      `content/docs/a.mdx:14:1 a merge conflict begins here. ${fix}`,
    ]);
  });

  it('of which one end is left is seen', () => {
    expect(faultsOf({[page]: goodPage('One', 'Text.\n>>>>>>> other')})).toEqual([
      `${page}:7:1 a merge conflict ends here. ${fix}`,
    ]);
  });

  it('hides no fault of another page', () => {
    const faults = faultsOf({
      [page]: goodPage('One', conflict.join('\n')),
      'content/docs/b.md': goodPage('Two', '# B'),
    });
    expect(faults).toHaveLength(2);
    expect(faults[1]).toContain('content/docs/b.md:6:1 "B" is a # heading');
  });

  it.each([
    ['in a block of code', `\`\`\`text\n${conflict.join('\n')}\n\`\`\``],
    ['that is a deep quotation without a space', '>>>>>>>> Text.'],
  ])('is none %s', (_, text) => {
    expect(faultsOf({[page]: goodPage('One', text)})).toEqual([]);
  });
});
