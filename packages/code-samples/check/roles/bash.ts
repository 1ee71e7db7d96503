import type {CheckContext} from '../context';
import {parse, syntaxProblems} from '../grammars';
import {checkedInside, type CheckResult, type Role, type SampleProblem} from '../role';
import {runCurlCalls} from '../run/curl';
import type {SampleBlock, SamplePage} from '../samplePages';
import {openVariableCheck} from '../shell/environment';
import {filesOfCommand, filesOfPage} from '../shell/files';
import {packageName, programErrors, type ShellOptions} from '../shell/programs';
import {readScript, type Assignment, type ShellCommand, type ShellScript} from '../shell/script';

/** `bash`: shell grammar, known programs and their calls, files and variables. API calls with curl are run. */
export const bash = (options: ShellOptions): Role => ({
  name: 'bash',
  kind: 'Shell commands',
  languages: ['bash'],
  async check(block, page, context): Promise<CheckResult> {
    const root = await parse('bash', block.code);
    const syntax = syntaxProblems(root);
    if (syntax.length > 0) return checkedInside(block, syntax);
    const script = readScript(root);
    const {commands} = script;
    const problems = [
      ...promptProblems(block),
      ...commands.flatMap((command) => commandProblems(command, options)),
      ...(await fileProblems(commands, page, context, options)),
      ...variableProblems(script, page, context, options),
    ];
    if (commands.length === 0 && script.assignments.length === 0)
      problems.push({line: 1, message: 'The block has no command.'});
    const calls = commands.filter(({name}) => name.text === 'curl');
    if (problems.length === 0 && calls.length > 0) return runCurlCalls(calls, block, page, context);
    const [only] = commands;
    const printed = only && commands.length === 1 ? options.programs?.[only.name.text]?.output?.(only) : undefined;
    return {...checkedInside(block, problems), printed};
  },
});

function promptProblems({code}: SampleBlock): SampleProblem[] {
  const message = 'The line has a prompt sign; leave the "$" out.';
  return code.split('\n').flatMap((text, index) => (/^\s*\$\s/u.test(text) ? [{line: index + 1, message}] : []));
}

function commandProblems(command: ShellCommand, options: ShellOptions): SampleProblem[] {
  const messages = [...programErrors(command, options), ...siteProgramErrors(command, options)];
  return messages.map((message) => ({line: command.line, message}));
}

/** Checks a call of the site's program, directly or through npx. */
export function siteProgramErrors(command: ShellCommand, {programs = {}}: ShellOptions): readonly string[] {
  const {name, words} = command;
  if (name.text !== 'npx') return programs[name.text]?.errors(command) ?? [];
  for (const check of Object.values(programs)) {
    const index = words.findIndex(({text}) => check.npmPackages?.includes(packageName(text)));
    if (index !== -1) return check.errors({...command, words: words.slice(index + 1)});
  }
  return [];
}

async function fileProblems(
  commands: readonly ShellCommand[],
  page: SamplePage,
  context: CheckContext,
  options: ShellOptions,
): Promise<SampleProblem[]> {
  const isThere = await filesOfPage(page, context.examples());
  return commands.flatMap((command) =>
    filesOfCommand(command, options)
      .used.filter((name) => !/[*$]/u.test(name) && !isThere(name))
      .map((name) => ({
        line: command.line,
        message: `The file "${name}" is neither on this page nor in examples/. Show it, or name one that is there.`,
      })),
  );
}

/** Checks names and values of variables for the site's programs, and that they're set where the program sees them. */
function variableProblems(
  {assignments, commands}: ShellScript,
  page: SamplePage,
  context: CheckContext,
  {programs = {}, variables = []}: ShellOptions,
): SampleProblem[] {
  const errorsOf = openVariableCheck(page, variables, context.examples());
  const problems: SampleProblem[] = [];
  const check = ({name, value, line}: Assignment): void => {
    const errors = errorsOf(name, value.isKnown ? value.text : undefined);
    problems.push(...errors.map((message) => ({line, message})));
  };
  for (const command of commands) {
    const program = programs[command.name.text];
    if (!program) continue;
    for (const assignment of command.assignments) {
      check(assignment);
      const message = program.misleadingVariables?.[assignment.name];
      if (message !== undefined) problems.push({line: assignment.line, message});
    }
  }
  for (const assignment of assignments) {
    const {name, reach, line} = assignment;
    if (reach === 'export') check(assignment);
    else if (variables.some((variable) => variable.name === name)) {
      const message = `${name} stays in the shell and never reaches ${Object.keys(programs).join(' and ')}; write "export ${name}=…".`;
      problems.push({line, message});
    }
  }
  return problems;
}
