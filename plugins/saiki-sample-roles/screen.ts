import {failed, passed, type Role, type SampleBlock} from '@docs-kit/code-samples/check';
import {commandsIn, parseRows, textOf} from '@docs-kit/terminal-screens';
import type {RecordedScreen, RecordedScreens} from '../../contracts/screens';

/**
 * `console screen=…`, which the directive `screen` writes: the text is that of the recording, and the commands of the
 * recording are those that the page tells its reader to type.
 */
export const screenRole = (read: () => RecordedScreens): Role => ({
  name: 'console screen',
  kind: 'Recorded screens',
  languages: ['console'],
  marker: 'screen',
  words: ['step'],
  check(block, page) {
    const {screen, step} = block.values;
    const recorded = read().screens.find(({id}) => id === screen);
    if (!recorded) return failed(block, `No recording is called "${screen}". Use the directive ::screen.`);
    if (!isOnScreen(block.code, recorded, Number(step)))
      return failed(block, `Step ${step} of the recording "${screen}" shows another text. Use the directive ::screen.`);
    const missing = missingCommand(block, page.blocks, recorded);
    return missing === undefined
      ? passed('checked')
      : failed(block, `The recording "${screen}" ran \`${missing}\`, but no shell block before it says so. ${fix}`);
  },
});

const fix = 'Show the recorded command, or another recording.';

function isOnScreen(code: string, recorded: RecordedScreen, number: number): boolean {
  const step = recorded.steps[number - 1];
  return step !== undefined && code !== '' && parseRows(step.ansi).map(textOf).join('\n').includes(code);
}

/**
 * Returns a command that the screen shows and that the page does not. The last shell block before the screen counts. A page
 * that has none lets the screen speak for itself.
 */
function missingCommand(
  block: SampleBlock,
  blocks: readonly SampleBlock[],
  recorded: RecordedScreen,
): string | undefined {
  const before = blocks.filter(({language, index}) => language === 'bash' && index < block.index).at(-1);
  if (!before) return undefined;
  const written = before.code.replaceAll(/\\\n\s*/gu, '').split('\n');
  return commandsIn(block.code, recorded).find((command) => !written.includes(command));
}
