import type {Heading, List, ListItem, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import type {Page} from '@docs-kit/content-rules/check';
import {expectNoProblems} from './support/expectNoProblems';
import {pageOf, writtenPages} from './support/writtenPages';

const rule = 'end the page with "## Next steps" and a list of two to four links, each with a reason to follow it';
/** Minimum number of words in a reason, not counting the link's. */
const minWords = 3;

const countWords = (text: string): number => text.split(/\s+/u).length;

function linkedWords(item: ListItem): string | undefined {
  const texts: string[] = [];
  visit(item, 'link', (link) => void texts.push(toString(link)));
  return texts.length > 0 ? texts.join(' ') : undefined;
}

/** Problems of a page's last section, as `file:line what. Fix: …`. */
function nextStepsProblems({file, lines, tree}: Page): string[] {
  const problem = (what: string, node?: Nodes): string =>
    `${file}:${node?.position?.start.line ?? lines.length} ${what}. Fix: ${rule}.`;
  const isHeading = (node: Nodes): node is Heading => node.type === 'heading' && node.depth === 2;
  const headings = tree.children.filter(isHeading);
  const heading = headings.at(-1);
  const misspelled = headings.find((one) => /^next steps$/iu.test(toString(one)) && toString(one) !== 'Next steps');
  if (misspelled) return [problem(`the heading "${toString(misspelled)}" isn't "Next steps"`, misspelled)];
  if (!headings.some((one) => toString(one) === 'Next steps')) {
    // A content rule reports what the heading is part of: a code block, a box or a comment that isn't closed.
    const isPartOfAnother = lines.some((line) => line.trim() === '## Next steps');
    return isPartOfAnother ? [] : [problem('the page has no "## Next steps"')];
  }
  if (!heading || toString(heading) !== 'Next steps') return [problem('another section is the last one', heading)];
  const start = tree.children.indexOf(heading);
  const lists = tree.children.slice(start + 1).filter((node): node is List => node.type === 'list');
  const items = lists.flatMap(({children}) => children);
  return [
    ...(items.length < 2 || items.length > 4 ? [problem(`the number of next steps is ${items.length}`, heading)] : []),
    ...items.flatMap((item) => {
      const linked = linkedWords(item);
      if (linked === undefined) return [problem('a next step without a link', item)];
      const isReasoned = countWords(toString(item)) - countWords(linked) >= minWords;
      return isReasoned ? [] : [problem('a next step without a reason: the link needs a few words beside it', item)];
    }),
  ];
}

describe('pages lead on', () => {
  const pages = writtenPages.filter(({isCategory}) => !isCategory);

  it.each(pages.map((page) => [page.file, page] as const))('%s ends with two to four next steps', (_, page) => {
    expectNoProblems(nextStepsProblems(page));
  });
});

describe('the rule for next steps', () => {
  const step = '- [Start](a.md) when you have a key.\n';

  it.each([
    ['another last section', '## Next steps\n\n## More', 'page.md:3 another section is the last one'],
    ['other sections alone', '## More\n\nText.', 'page.md:3 the page has no "## Next steps"'],
    ['no section', 'Text.', 'page.md:1 the page has no "## Next steps"'],
    ['one step', `## Next steps\n\n${step}`, 'page.md:1 the number of next steps is 1'],
    ['five steps', `## Next steps\n\n${step.repeat(5)}`, 'page.md:1 the number of next steps is 5'],
    ['no link', `## Next steps\n\n${step}- Start when you have a key.`, 'page.md:4 a next step without a link'],
    [
      'no reason',
      `## Next steps\n\n${step}- [Start](a.md)`,
      'page.md:4 a next step without a reason: the link needs a few words beside it',
    ],
  ])('%s is reported with file, line and fix', (_, source, problem) => {
    expect(nextStepsProblems(pageOf(source))).toEqual([`${problem}. Fix: ${rule}.`]);
  });

  it('a section that the block before it has swallowed is not reported as missing', () => {
    expect(nextStepsProblems(pageOf(`:::note\n\nText.\n\n## Next steps\n\n${step}`))).toEqual([]);
  });

  it('two steps with reasons are right', () => {
    expect(nextStepsProblems(pageOf(`## Next steps\n\n${step}${step}`))).toEqual([]);
  });
});
