// If a page says what its reader sees, it's shown below: by a recording, or by output that the sample check proves.
import {readFileSync} from 'node:fs';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import recorded from '../../contracts/recordings/screens.json';
import type {Page} from '@docs-kit/content-rules/check';
import {expectNoProblems} from './support/expectNoProblems';
import {markdownRows, pageOf} from './support/writtenPages';

const promise = /\byou (?:should |will )?see\b|\bshould see\b/iu;

/** How far below its sentence a screen may be: with one block in between. */
const reach = 2;

/** Whether a node is a recorded screen, a program's output, or a response that fits its contract. */
function isShown(node: RootContent | undefined): boolean {
  if (node?.type === 'leafDirective') return node.name === 'screen';
  return (
    node?.type === 'code' && (node.lang === 'output' || (node.lang === 'json' && / status=/u.test(` ${node.meta}`)))
  );
}

/** Returns the promises that nothing below them keeps. Table columns may have such a name, and show texts. */
function brokenPromises({file, tree}: Pick<Page, 'file' | 'tree'>): string[] {
  const found: string[] = [];
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!promise.test(toString(node)) || !parent || index === undefined) return;
    const below = parent.children.slice(index + 1, index + 1 + reach);
    if (below.some(isShown)) return;
    const fix = 'show it with ::screen or an output block, or say what happens instead of what one sees';
    found.push(
      `${file}:${node.position?.start.line} says what one sees and doesn't show it: "${toString(node).slice(0, 80)}". Fix: ${fix}.`,
    );
  });
  return found;
}

describe('what a reader sees is shown', () => {
  it.each(markdownRows)('[SCREEN-10] %s shows what it says one sees', (_, page) => {
    expectNoProblems(brokenPromises(page));
  });

  const problemsOf = (source: string): string[] => brokenPromises(pageOf(source));

  it.each([
    ['nothing', 'You should see an answer.'],
    ['a shell block', 'You see an answer:\n\n```bash\nls\n```'],
    ['a screen that is too far away', '**You should see** this.\n\nA.\n\nB.\n\n::screen{name="help"}'],
  ])('a promise with %s below it is reported', (_, source) => {
    expect(problemsOf(source)).toEqual([expect.stringMatching(/^page\.md:1 .*Fix: show it/u)]);
  });

  it.each([
    ['a screen', 'You should see an answer:\n\n::screen{name="help"}'],
    ['output', 'You see it:\n\n```output of=a\nx\n```'],
    ['a response of the contract', 'You see it:\n\n```json rest=a status=200\n{}\n```'],
  ])('a promise with %s below it is kept', (_, source) => {
    expect(problemsOf(source)).toEqual([]);
  });
});

describe('the session of the home page', () => {
  const session = recorded.screens.find(({id}) => id === 'approval-approved');

  it('runs the agent file that the page shows', () => {
    const files: Readonly<Record<string, string | undefined>> = session?.files ?? {};
    expect(readFileSync('src/pages/_agent-file.md', 'utf8')).toContain('file=examples/notes-agent/notes-agent.yml');
    expect(readFileSync('examples/notes-agent/notes-agent.yml', 'utf8')).toBe(files['notes-agent.yml']);
  });

  it('reads the note that the page tells its reader to write', () => {
    const commands = readFileSync('src/pages/_first-session.md', 'utf8');
    const note = /echo "(?<text>[^"]+)" > (?<file>notes\/[\w.-]+)/u.exec(commands)?.groups;
    const screen = session?.steps.at(-1)?.ansi ?? '';
    expect(screen).toContain(note?.file);
    for (const line of (note?.text ?? 'missing').split('\n')) expect(screen).toContain(line);
  });
});
