import {describe, expect, it} from 'vitest';
import {expectNoProblems} from './support/expectNoProblems';
import {proseProblems} from './support/proseProblems';
import {maxWords} from './support/proseRules';
import {markdownRows, pageOf} from './support/writtenPages';

describe('pages are written in plain, careful English', () => {
  it.each(markdownRows)('%s is written in plain, careful English', (_, page) => {
    expectNoProblems(proseProblems(page));
  });
});

describe('the prose rules', () => {
  const problemsOf = (source: string): string[] => proseProblems(pageOf(source));
  const words = (count: number): string => `${Array.from({length: count}, (_, index) => `w${index}`).join(' ')}.`;

  it.each([
    ['a repeated word', 'Start\nthe the agent.', '2:1 Unexpected repeated `the`, remove one occurrence'],
    ['a wrong article', '- Add\n  a agent.', '2:3 Unexpected article `a` before `agent`, expected `an`'],
    ['a long word', '| A |\n| - |\n| Utilize it |', '3:3 Unexpected `Utilize`, use `use` instead'],
    ['an empty word', '## Simply start', '1:4 Unexpected `Simply`, remove it or say what is the case'],
    ['shouting', 'It works!', '1:9 Unexpected `!`, remove it'],
    ['a calque', 'Write the prompt behind the command.', '1:1 Unexpected `behind the command`, write after the …'],
    ['thousands with a space', 'It has 128 000 tokens.', '1:1 Unexpected `128 000`, write 128,000'],
    ['an emoji for a word', 'It works 🎉', '1:10 Unexpected `🎉`, remove it'],
    ['an error in the description', '---\ndescription: Start the the agent.\n---', '2:20 Unexpected repeated `the`'],
    [`more than ${maxWords} words`, words(maxWords + 1), `1:1 Sentence \`w0 w1 w2 w3 …\` has ${maxWords + 1} words`],
  ])('the prose rules report %s', (_, source, problem) => {
    expect(problemsOf(source)).toEqual([expect.stringContaining(`page.md:${problem}`)]);
  });

  it.each([
    ['code', '```text\nthe the agent!\n```\n\nWrite `a agent` or `simply`.'],
    ['names of sources', '## Sources\n\n- A a Person, Not what you simply signed up for!\n\n## Next steps'],
    ['directives', '::config{key="the the"}'],
    [
      `two sentences of ${maxWords} words, the second beginning with code`,
      `${words(maxWords)} \`a\` ${words(maxWords - 1)}`,
    ],
  ])('the prose rules ignore %s', (_, source) => {
    expect(problemsOf(source)).toEqual([]);
  });
});
