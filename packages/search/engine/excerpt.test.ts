import {describe, expect, it} from 'vitest';
import {bestExcerpt} from './excerpt';

describe('an excerpt', () => {
  it('shows no words of code', () => {
    expect(bestExcerpt('Run it once.\n\tcurl sqlite', {words: new Map([['sqlite', 1]]), phrases: []}).text).toBe(
      'Run it once.',
    );
  });

  it('shows the first sentence rather than one that repeats the heading', () => {
    const text = 'A method was called before start() had finished.\nIts message contains `Agent must be started`.';
    const excerpt = (heading?: string): string =>
      bestExcerpt(text, {words: new Map(['agent', 'must', 'start'].map((term) => [term, 1])), phrases: []}, heading)
        .text;
    expect(excerpt()).toMatch(/^Its message/u);
    expect(excerpt('Agent must be started')).toMatch(/^A method/u);
  });

  it('marks a word without the punctuation after it', () => {
    const {text, marks} = bestExcerpt('An agent: `--agent.file` of a second agent.', {
      words: new Map([['agent', 1]]),
      phrases: [],
    });
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['agent', '--agent.file', 'agent']);
  });

  it('begins with a whole sentence, also where a colon is between a key and its value', () => {
    const text = 'Set `"type": "module"` in its package.json. Then connect.';
    expect(bestExcerpt(text, {words: new Map([['packag', 1]]), phrases: []}).text).toBe(
      'Set `"type": "module"` in its package.json.',
    );
  });

  it.each([
    ['at its beginning', ['failed', ',"items":[' + '"entry",'.repeat(30)]],
    ['after a long word', ['x,'.repeat(120) + 'failed', ' twice']],
    ['within a long word', ['word '.repeat(40) + ',;'.repeat(60) + 'failed', ',;'.repeat(120)]],
  ])('of a line without spaces shows the match %s', (_, parts) => {
    const {text, marks} = bestExcerpt(parts.join(''), {words: new Map([['fail', 1]]), phrases: []});
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['failed']);
    expect(text.length).toBeLessThan(190);
  });
});
