import type {ShellCommand} from '../shell/shellCommand.mjs';
import {runProgram, type ProgramEnd} from './program.mjs';

/** Options whose next word is no address, even when it looks like one. */
const withValue = new Set([
  '-d',
  '--data',
  '--data-raw',
  '--data-binary',
  '--json',
  '-H',
  '--header',
  '-e',
  '--referer',
  '-A',
  '--user-agent',
  '-o',
  '--output',
  '-x',
  '--proxy',
]);

/** The addresses that a call of curl asks. */
export function addressesOf({words}: ShellCommand): string[] {
  return words
    .filter(
      ({text}, index) =>
        !withValue.has(words[index - 1]?.text ?? '') && /^(?:https?:\/\/|(?:localhost|127\.0\.0\.1)[:/])/u.test(text),
    )
    .map(({text}) => (text.startsWith('http') ? text : `http://${text}`));
}

/**
 * Runs a call of curl. Whatever address it names, the connection goes to the server of the check: `--connect-to` leads all
 * hosts and ports there, and no configuration file or proxy is read.
 */
export function runCurl(call: ShellCommand, port: number, folder: string): Promise<ProgramEnd> {
  const words = call.words.map(({text}) => text.replace(/^https:\/\//u, 'http://'));
  return runProgram({
    program: 'curl',
    words: [
      '--disable',
      '--noproxy',
      '*',
      '--proto',
      '=http',
      '--max-time',
      '10',
      '--connect-to',
      `::127.0.0.1:${port}`,
      ...words,
    ],
    folder,
    timeLimit: 15_000,
    ...(call.input !== undefined && {input: call.input}),
  });
}
