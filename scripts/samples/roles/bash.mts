import {pageLine, type SampleBlock, type SamplePage} from '../block.mjs';
import {syntaxFaults} from '../grammar/grammars.mjs';
import type {Role, SampleProblem, Verdict} from '../role.mjs';
import {knownVariables, variableFaults} from '../shell/environment.mjs';
import {filesOfCommand} from '../shell/filesOfCommand.mjs';
import {filesOfPage} from '../shell/pageFiles.mjs';
import {programFaults} from '../shell/programs.mjs';
import {readScript} from '../shell/readScript.mjs';
import {saikiCallFaults} from '../shell/saikiCall.mjs';
import type {ShellCommand, ShellScript} from '../shell/shellCommand.mjs';
import type {Workshop} from '../workshop.mjs';
import {runCurlCalls} from './curlCalls.mjs';

/** A fault with its line in the block. */
interface LineFault {
  readonly line: number;
  readonly message: string;
}

/** `bash`: shell grammar, known programs, calls of `saiki` and curl, files and variables. */
export const bash: Role = {
  name: 'bash',
  kind: 'Shell commands',
  languages: ['bash'],
  words: ['status'],
  async check(block, page, workshop): Promise<Verdict> {
    const grammars = await workshop.grammars();
    const root = await grammars.parse('bash', block.code);
    const broken = syntaxFaults(root);
    if (broken.length > 0) return {proof: 'checked', problems: placed(block, broken)};
    const script = readScript(root);
    const {commands} = script;
    const faults = [
      ...promptFaults(block),
      ...commands.flatMap((command) => commandFaults(command, workshop)),
      ...(await fileFaults(commands, page, workshop)),
      ...assignmentFaults(script, page, workshop),
    ];
    if (commands.length === 0 && script.assignments.length === 0)
      faults.push({line: 1, message: 'The block holds no command.'});
    const calls = commands.filter(({name}) => name.text === 'curl');
    const ran = faults.length === 0 && calls.length > 0 ? await runCurlCalls(calls, block, page, workshop) : undefined;
    return {
      proof: ran?.proof ?? 'checked',
      problems: [...placed(block, faults), ...(ran?.problems ?? [])],
      ...(ran?.note !== undefined && {note: ran.note}),
      ...((ran?.printed ?? knownOutput(commands, workshop)) !== undefined && {
        printed: ran?.printed ?? knownOutput(commands, workshop),
      }),
    };
  },
};

const placed = (block: SampleBlock, faults: readonly LineFault[]): SampleProblem[] =>
  faults.map(({line, message}) => ({line: pageLine(block, line), message}));

function promptFaults({code}: SampleBlock): LineFault[] {
  return code
    .split('\n')
    .flatMap((line, index) =>
      /^\s*\$\s/u.test(line) ? [{line: index + 1, message: 'The line has a prompt sign; leave the "$" out.'}] : [],
    );
}

function commandFaults(command: ShellCommand, workshop: Workshop): LineFault[] {
  const isSaiki = command.name.text === 'saiki';
  const byNpx =
    command.name.text === 'npx'
      ? command.words.findIndex(({text}) => ['saiki', '@truffle-ai/saiki'].includes(text))
      : -1;
  const call = isSaiki ? command : byNpx === -1 ? undefined : {...command, words: command.words.slice(byNpx + 1)};
  const messages = [
    ...programFaults(command),
    ...(call ? saikiCallFaults(call, workshop.cli(), workshop.models()) : []),
  ];
  return messages.map((message) => ({line: command.line, message}));
}

async function fileFaults(
  commands: readonly ShellCommand[],
  page: SamplePage,
  workshop: Workshop,
): Promise<LineFault[]> {
  const files = await filesOfPage(page, await workshop.grammars(), workshop.files);
  return commands.flatMap((command) =>
    filesOfCommand(command)
      .used.filter((name) => !/[*$]/u.test(name) && !files.has(name))
      .map((name) => ({
        line: command.line,
        message: `The file "${name}" is neither on this page nor in examples/. Show it, or name one that is there.`,
      })),
  );
}

/** Variables for `saiki`: known names and values, and a way to reach the program. */
function assignmentFaults({assignments, commands}: ShellScript, page: SamplePage, workshop: Workshop): LineFault[] {
  const cli = workshop.cli();
  const known = knownVariables(page, cli, workshop.files);
  const calls = commands.filter(({name}) => name.text === 'saiki');
  const forSaiki = calls.flatMap(({assignments: own}) => own);
  const exported = assignments.filter(({reach}) => reach === 'export');
  const lost = assignments.filter(
    ({reach, name}) => reach === 'line' && cli.environment.some((variable) => variable.name === name),
  );
  return [
    ...[...forSaiki, ...exported].flatMap(({name, value, line}) =>
      variableFaults(name, value.isKnown ? value.text : undefined, known, cli).map((message) => ({line, message})),
    ),
    ...lost.map(({name, line}) => ({
      line,
      message: `${name} stays in the shell and never reaches saiki; write "export ${name}=…".`,
    })),
    ...forSaiki
      .filter(({name}) => name === 'PORT')
      .map(({line}) => ({line, message: 'PORT does not choose the port that saiki listens on; API_PORT does.'})),
  ];
}

/** What a call prints for certain, though it is not run here. */
function knownOutput(commands: readonly ShellCommand[], workshop: Workshop): string | undefined {
  const [only] = commands;
  const asksVersion =
    commands.length === 1 && only?.name.text === 'saiki' && ['-v', '--version'].includes(only.words[0]?.text ?? '');
  return asksVersion ? workshop.cli().version : undefined;
}
