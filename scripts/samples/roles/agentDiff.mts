import {refused, type Role, type SampleProblem} from '../role.mjs';
import {checkAgentYaml} from './agentYaml.mjs';

/** The lines of one side of a diff, without their marks. */
function side(code: string, dropped: '+' | '-'): string {
  return code
    .split('\n')
    .filter((line) => !line.startsWith(dropped) && !line.startsWith('@@'))
    .map((line) => line.slice(1))
    .join('\n');
}

/** `diff agent` and `diff agent=key`: the file before the change and the file after it. */
export const agentDiff: Role = {
  name: 'diff agent',
  kind: 'Agent files',
  languages: ['diff'],
  marker: 'agent',
  check(block) {
    const wrong = block.code.split('\n').findIndex((line) => line !== '' && !/^[ +-]|^@@/u.test(line));
    if (wrong !== -1)
      return {
        proof: 'checked',
        problems: [{line: block.line + wrong + 1, message: 'A line of a diff begins with "+", "-" or a space.'}],
      };
    if (!/^[+-]/mu.test(block.code)) return refused(block, 'The diff changes nothing.');
    const problems = (['+', '-'] as const).flatMap((dropped): SampleProblem[] => {
      const name = dropped === '+' ? 'Before the change' : 'After the change';
      // Lines of one side are not lines of the page, so the fence is named.
      return checkAgentYaml(block, side(block.code, dropped), block.values.agent).problems.map(({message}) => ({
        line: block.line,
        message: `${name}: ${message}`,
      }));
    });
    return {proof: 'checked', problems};
  },
};
