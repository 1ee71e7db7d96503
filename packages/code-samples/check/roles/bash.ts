import {parse, syntaxProblems} from '../grammars';
import {checkedInside, type CheckContext, type CheckResult, type Role, type SampleProblem} from '../role';
import {runCurlCalls} from '../run/curl';
import type {SampleBlock, SamplePage} from '../samplePages';
import {filesOfCommand, filesOfPage} from '../shell/files';
import {programErrors, siteProgramErrors, type ShellOptions, type SiteProgram} from '../shell/programs';
import {readScript, type Assignment, type ShellCommand, type ShellScript} from '../shell/script';
import {typographyProblems} from '../shell/typography';
import {openVariableCheck} from './environment';

/** `bash`: shell grammar, known programs and their calls, files and variables. API calls with curl are run. */
export const bash = (options: ShellOptions): Role => ({
  kind: 'Shell commands',
  languages: ['bash'],
  async check(block, page, context): Promise<CheckResult> {
    const root = await parse('bash', block.code);
    // Everything else that could be reported about such a block is a consequence.
    const typography = typographyProblems(root);
    if (typography.length > 0) return checkedInside(block, typography);
    const syntax = syntaxProblems(root);
    if (syntax.length > 0) return checkedInside(block, syntax);
    const script = readScript(root);
    const {commands} = script;
    const problems = [
      ...promptProblems(block),
      ...commands.flatMap((command) => commandProblems(command, options)),
      ...(await fileProblems(commands, page, context, options.program)),
      ...variableProblems(script, page, context, options.program),
    ];
    if (commands.length === 0 && script.assignments.length === 0)
      problems.push({line: 1, message: 'The block has no command.'});
    const calls = commands.filter(({name}) => name.text === 'curl');
    if (problems.length === 0 && calls.length > 0) return runCurlCalls(calls, block, page, context);
    const [only] = commands;
    const isCall = commands.length === 1 && only?.name.text === options.program.name;
    return {...checkedInside(block, problems), printed: isCall ? options.program.output(only) : undefined};
  },
});

function promptProblems({code}: SampleBlock): SampleProblem[] {
  const message = 'The line has a prompt sign; leave the "$" out.';
  return code.split('\n').flatMap((text, index) => (/^\s*\$\s/u.test(text) ? [{line: index + 1, message}] : []));
}

function commandProblems(command: ShellCommand, options: ShellOptions): SampleProblem[] {
  const messages = [...programErrors(command, options), ...siteProgramErrors(command, options.program)];
  return messages.map((message) => ({line: command.line, message}));
}

async function fileProblems(
  commands: readonly ShellCommand[],
  page: SamplePage,
  context: CheckContext,
  program: SiteProgram,
): Promise<SampleProblem[]> {
  const isThere = await filesOfPage(page, context.examples());
  return commands.flatMap((command) =>
    filesOfCommand(command, program)
      .used.filter((name) => !/[*$]/u.test(name) && !isThere(name))
      .map((name) => ({
        line: command.line,
        message: `The file "${name}" is neither on this page nor in examples/. Show it, or name one that is there.`,
      })),
  );
}

/** Checks names and values of variables for the site's program, and that they're set where it sees them. */
function variableProblems(
  {assignments, commands}: ShellScript,
  page: SamplePage,
  context: CheckContext,
  program: SiteProgram,
): SampleProblem[] {
  const errorsOf = openVariableCheck(page, program.variables, context.examples());
  const problemsOf = ({name, value, line}: Assignment): SampleProblem[] =>
    errorsOf(name, value.isKnown ? value.text : undefined).map((message) => ({line, message}));
  const calls = commands.filter(({name}) => name.text === program.name);
  const ofCalls = calls.flatMap((call) =>
    call.assignments.flatMap((assignment) => {
      const message = program.misleadingVariables[assignment.name];
      return [...problemsOf(assignment), ...(message === undefined ? [] : [{line: assignment.line, message}])];
    }),
  );
  const ofScript = assignments.flatMap((assignment) => {
    const {name, isExported, line} = assignment;
    if (isExported) return problemsOf(assignment);
    if (!program.variables.some((variable) => variable.name === name)) return [];
    return [{line, message: `${name} stays in the shell and never reaches ${program.name}; write "export ${name}=…".`}];
  });
  return [...ofCalls, ...ofScript];
}
