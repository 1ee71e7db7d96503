import {describe, expect, it} from 'vitest';
import {faultsOf, goodPage} from '../site.testing';

const page = 'content/docs/a.md';
const fence = '```';

/** Faults of a page with this text; the text begins on line 6. */
const faultsOfText = (text: string): string[] => faultsOf({[page]: goodPage('One', text)});

describe('blocks of code', () => {
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
  ])('pass: %s', (_, text) => {
    expect(faultsOfText(text)).toEqual([]);
  });

  it.each([
    ['without an end', 'Text.\n\n```bash\na\n\n## Heading\n\nText.', '8:1', fence],
    ['with an end of the other sign', '```bash\na\n~~~', '6:1', fence],
    ['with an end that is too short', '````bash\na\n```', '6:1', '````'],
    ['with an end too far to the right', '```bash\na\n    ```', '6:1', fence],
    ['with text after the end', '```bash\na\n``` x', '6:1', fence],
    ['that are empty', 'Text.\n\n```', '8:1', fence],
    ['in a list whose text ends before', '- ```bash\n  a\n```\n\nText.', '6:3', fence],
  ])('are faults: %s', (_, text, place, sign) => {
    expect(faultsOfText(text)).toEqual([
      `${page}:${place} the block of code that begins here with ${sign} does not end. Fix: write a line ${sign} after its last line, as far to the right as this one.`,
    ]);
  });

  it('are faults in the last line of a file too', () => {
    expect(faultsOf({[page]: goodPage('One', 'Text.\n\n```bash\na').trimEnd()})).toHaveLength(1);
  });
});
