import {pageLine} from '../block.mjs';
import {refused, type Role, type SampleProblem} from '../role.mjs';
import {knownVariables, variableFaults} from '../shell/environment.mjs';

const assignment = /^(?:export\s+)?(?<name>[A-Za-z_]\w*)=(?<value>'[^']*'|"[^"]*"|[^\s'"#]*)\s*(?:#.*)?$/u;

/** Variables that are read before `.env` is. */
const readTooEarly = (group: string): boolean => group === 'logging';

/** `dotenv`: the syntax of `.env` files, and variables that somebody reads. */
export const dotenv: Role = {
  name: 'dotenv',
  kind: 'Environment files',
  languages: ['dotenv'],
  check(block, page, workshop) {
    const cli = workshop.cli();
    const known = knownVariables(page, cli, workshop.files);
    const lines = block.code.split('\n').map((text, index) => ({text: text.trim(), line: pageLine(block, index + 1)}));
    const written = lines.filter(({text}) => text !== '' && !text.startsWith('#'));
    if (written.length === 0) return refused(block, 'The block sets no variable.');
    const problems = written.flatMap(({text, line}): SampleProblem[] => {
      const {name, value = ''} = assignment.exec(text)?.groups ?? {};
      if (name === undefined)
        return [
          {
            line,
            message: `No line of a .env file: "${text}". Write NAME=value, with quotes around a value that has spaces.`,
          },
        ];
      const variable = cli.environment.find((candidate) => candidate.name === name);
      const early =
        variable && readTooEarly(variable.group)
          ? [`${name} has no effect in .env, which is read too late for it; set it in the environment.`]
          : [];
      return [...early, ...variableFaults(name, value.replace(/^(['"])(.*)\1$/u, '$2'), known, cli)].map((message) => ({
        line,
        message,
      }));
    });
    return {proof: 'checked', problems};
  },
};
