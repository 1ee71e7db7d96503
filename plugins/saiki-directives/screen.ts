import type {Paragraph, Root} from 'mdast';
import {numbersOfRange} from '@docs-kit/pages';
import {partOf, sessionMarkdown, type SessionPart} from '@docs-kit/terminal-screens';
import {byId, defineDirective, DirectiveError, findNamed, md, type DirectiveAttributes} from '@docs-kit/reference';
import type {RecordedScreen, RecordedScreens} from '../../contracts/screens';

/** Recorded terminal sessions of the toolkit. */
export const screensFile = 'recordings/screens.json';

/**
 * `::screen{name="approval-approved" steps="1-2"}`: a recorded terminal. `steps` selects moments (`2`, `1-3`, `1,3`),
 * `rows` selects rows of a single one (`5-20`), `title` replaces the title of the recording.
 */
export const screen = defineDirective({
  name: 'screen',
  required: ['name'],
  optional: ['steps', 'rows', 'title'],
  render({name, ...part}, {contracts}) {
    const {screens} = contracts.read<RecordedScreens>(screensFile);
    const found = findNamed('screen', name, byId(screens), contracts.pathOf(screensFile));
    return sessionMarkdown(name, shownPart(found, part));
  },
});

function shownPart(session: RecordedScreen, attributes: DirectiveAttributes): ReturnType<typeof partOf> {
  try {
    return partOf(session, readPart(attributes, session.steps.length));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new DirectiveError(`the screen "${session.id}": ${error.message}`, 'choose one that is there');
  }
}

/** @throws DirectiveError for invalid numbers, and for rows of several steps */
function readPart({steps, rows, title}: DirectiveAttributes, count: number): SessionPart {
  const numbers = steps?.split(',').flatMap((part) => numbersIn(part, 'steps'));
  if (rows === undefined) return {steps: numbers, title};
  if ((numbers?.length ?? count) > 1)
    throw new DirectiveError('"rows" crops a single step, but several are shown', 'name one in "steps"');
  const range = numbersIn(rows, 'rows');
  return {steps: numbers, title, rows: [range[0] ?? 1, range.at(-1) ?? 1]};
}

/** @throws DirectiveError for anything but `2` or `4-6` */
function numbersIn(range: string, attribute: string): number[] {
  const numbers = numbersOfRange(range.trim());
  if (numbers.length === 0)
    throw new DirectiveError(`"${range}" in "${attribute}" isn't a number or range`, 'write 2 or 4-6');
  return numbers;
}

/** Section that explains how screens were recorded. */
const explanation = '/how-this-documentation-is-checked#recorded-screens';

/** Adds a note below the first screen of a page, that a script took the model's place. */
export function addScreenNote(tree: Root): void {
  const index = tree.children.findIndex(
    (node) => (node.type === 'code' || node.type === 'list') && node.data?.terminalSession !== undefined,
  );
  const shown = tree.children[index];
  if (!shown) return;
  const note: Paragraph = {
    ...md.paragraph(
      md.text(
        "Recorded from the running program, with a script in the model's place. A real model's answers will differ. See ",
      ),
      md.link(explanation, md.text('how screens are recorded')),
      md.text('.'),
    ),
    position: shown.position,
    data: {hProperties: {className: ['screen-note']}},
  };
  tree.children.splice(index + 1, 0, note);
}
