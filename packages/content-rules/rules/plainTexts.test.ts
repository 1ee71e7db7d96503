import {expect, it} from 'vitest';
import {goodPage, page, problemsOf} from '../site.testing';

it.each([
  ['<b>Agents</b> &amp; more', '<b> and </b> and &amp;'],
  ['Use `saiki` **now**', '`saiki` and **now**'],
  ['See [the guide](./a.md)', '[the guide](./a.md)'],
])('HTML and Markdown in a title is reported: %s', (title, written) => {
  expect(problemsOf({[page]: goodPage(title)})).toContain(
    `${page}:2:8 readers see ${written} in the "title" as it is written. Fix: write plain text, without HTML and Markdown.`,
  );
});

it('is reported in labels', () => {
  expect(problemsOf({[page]: goodPage('One', 'Text.', ['sidebar_label: "`one`"'])})).toEqual([
    expect.stringContaining(`${page}:4:16 readers see \`one\` in the "sidebar_label"`),
  ]);
});

it.each(['Map<string> & more', 'A * B * C', 'Q&A', 'What is [x]?'])('other signs are text: %s', (title) => {
  expect(problemsOf({[page]: goodPage(`'${title}'`)})).toEqual([]);
});
