import {localTarget, loopback, type LocalTarget} from '../api/ports';
import type {ApiCheck} from '../api/requests';
import {startApiServer} from '../api/server';
import type {CheckContext, CheckResult, SampleProblem} from '../role';
import {pageLine, type SampleBlock, type SamplePage} from '../samplePages';
import {operandTest, words} from '../shell/programs';
import type {ShellCommand} from '../shell/script';
import {
  errorSummary,
  isInstalled,
  makeSampleFolder,
  runProgram,
  type ProgramResult,
  type SampleFolder,
} from './program';

/** Returns what a curl call would reach: the API, something else, or a mistaken address (described by the message). */
function targetOf(address: string, page: SamplePage, api: ApiCheck): LocalTarget {
  if (!URL.canParse(address)) return 'api';
  const {hostname, port, pathname} = new URL(address);
  if (loopback.has(hostname)) return localTarget(port, page, api);
  const firstSegment = (path: string): string | undefined => path.toLowerCase().split('/')[1];
  return api.contract.operations.some(({path}) => firstSegment(path) === firstSegment(pathname)) ? 'api' : 'other';
}

/** Runs the calls of a block one after the other. */
export async function runCurlCalls(
  calls: readonly ShellCommand[],
  block: SampleBlock,
  page: SamplePage,
  context: CheckContext,
): Promise<CheckResult> {
  const problems: SampleProblem[] = [];
  const notes: string[] = [];
  let printed = '';
  const folder = makeSampleFolder(context.siteDir, page);
  try {
    for (const call of calls) {
      const addresses = requestedAddresses(call);
      const targets = addresses.map((address) => targetOf(address, page, context.api()));
      const mistake = targets.find((target) => typeof target === 'object');
      const fail = (message: string): number => problems.push({line: pageLine(block, call.line), message});
      if (addresses.length === 0) fail('curl has no address that begins with http:// or https://.');
      else if (mistake) fail(mistake.message);
      else if (targets.includes('other')) notes.push(`${addresses.join(' ')} is not an address of the API`);
      else if (!isInstalled('curl')) notes.push('curl is not on this machine');
      else printed += await runOne(call, folder, context, fail);
    }
  } finally {
    folder.remove();
  }
  const isAnyRun = notes.length < calls.length;
  return {
    proof: isAnyRun ? 'run' : 'parsed',
    problems,
    printed,
    note: notes.length > 0 ? `not run: ${notes.join('; ')}` : undefined,
  };
}

async function runOne(
  call: ShellCommand,
  folder: SampleFolder,
  context: CheckContext,
  fail: (message: string) => unknown,
): Promise<string> {
  const server = await startApiServer(context.api());
  try {
    const {code, stdout, stderr} = await runCurl(call, server.port, folder.path);
    const errors = server.errors();
    errors.forEach(fail);
    if (errors.length === 0 && code !== 0) fail(`curl exited with code ${code}: ${errorSummary(stderr)}`);
    else if (server.requests() === 0) fail('curl sent no request.');
    return stdout;
  } finally {
    await server.close();
  }
}

function requestedAddresses({words: all}: ShellCommand): string[] {
  return all
    .map(({text}) => text)
    .filter(operandTest('curl'))
    .filter((text) => /^https?:\/\//u.test(text));
}

/**
 * Runs a curl call. Whatever its address, it connects to the check's server: `--connect-to` redirects all hosts and
 * ports to it, and no configuration file or proxy is used.
 */
function runCurl(call: ShellCommand, port: number, folder: string): Promise<ProgramResult> {
  return runProgram({
    program: 'curl',
    args: [
      ...words(`--disable --noproxy * --proto =http --max-time 100 --connect-to ::127.0.0.1:${port}`),
      ...call.words.map(({text}) => text.replace(/^https:\/\//u, 'http://')),
    ],
    folder,
    input: call.input,
  });
}
