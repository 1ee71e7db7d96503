import {checkedInside, failed, type Role} from '../role';
import {openVariableCheck} from '../shell/environment';
import type {ShellOptions} from '../shell/programs';

const assignment = /^(?:export\s+)?(?<name>[A-Za-z_]\w*)=(?<value>'[^']*'|"[^"]*"|[^\s'"#]*)\s*(?:#.*)?$/u;

/** `dotenv`: the syntax of `.env` files, and whether a program reads the variables. */
export const dotenv = ({variables = []}: ShellOptions): Role => ({
  name: 'dotenv',
  kind: 'Environment files',
  languages: ['dotenv'],
  check(block, page, context) {
    const errorsOf = openVariableCheck(page, variables, context.examples());
    const lines = block.code.split('\n').map((text, index) => ({text: text.trim(), line: index + 1}));
    const written = lines.filter(({text}) => text !== '' && !text.startsWith('#'));
    if (written.length === 0) return failed(block, 'The block sets no variable.');
    const messagesOf = (text: string): string[] => {
      const {name, value = ''} = assignment.exec(text)?.groups ?? {};
      if (name === undefined)
        return [`Not a line of a .env file: "${text}". Write NAME=value, with quotes around a value that has spaces.`];
      const errors = errorsOf(name, value.replace(/^(['"])(.*)\1$/u, '$2'));
      const isTooLate = variables.some((variable) => variable.name === name && variable.isReadBeforeDotenv);
      if (!isTooLate) return errors;
      return [`${name} has no effect in .env, which is read too late for it; set it in the environment.`, ...errors];
    };
    const problems = written.flatMap(({text, line}) => messagesOf(text).map((message) => ({line, message})));
    return checkedInside(block, problems);
  },
});
