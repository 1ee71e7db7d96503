import {failed, passed, type Role, type SampleBlock} from '@docs-kit/code-samples/check';
import {commandsIn} from '@docs-kit/terminal-screens';
import type {RecordedScreen, RecordedScreens} from '../../contracts/screens';

/**
 * `console screen=…`, which the directive `screen` copies from a recording: the recorded commands must be those that the
 * page tells readers to type.
 */
export const screenRole = (read: () => RecordedScreens): Role => ({
  kind: 'Recorded screens',
  languages: ['console'],
  marker: 'screen',
  check(block, page) {
    const {screen} = block.values;
    const recorded = read().screens.find(({id}) => id === screen);
    if (!recorded || block.directive === undefined)
      return failed(block, 'Only directives write "console screen". Show a recording with ::screen.');
    const missing = missingCommand(block, page.blocks, recorded);
    return missing === undefined
      ? passed('checked')
      : failed(block, `The recording "${screen}" ran \`${missing}\`, but no shell block before it says so. ${fix}`);
  },
});

const fix = 'Show the recorded command, or another recording.';

/**
 * Returns a command that the screen shows but the last shell block before it doesn't. A page without such a block isn't
 * checked.
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
