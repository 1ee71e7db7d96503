import {pageLine, type SampleBlock, type SamplePage} from '../block.mjs';
import {startContractServer} from '../rest/contractServer.mjs';
import type {SampleProblem, Verdict} from '../role.mjs';
import {lastWords} from '../run/lastWords.mjs';
import {addressesOf, runCurl} from '../run/runCurl.mjs';
import {makeSampleFolder, type SampleFolder} from '../run/sampleFolder.mjs';
import type {ShellCommand} from '../shell/shellCommand.mjs';
import type {Workshop} from '../workshop.mjs';

/** Ports of other programs that pages ask; calls to them are not run. */
const otherPorts = new Set(['11434', '1234']);
const loopback = new Set(['localhost', '127.0.0.1']);

/** What a call of curl asks: the API of Saiki, its web UI by mistake, or something that is not ours to answer. */
function targetOf(address: string, workshop: Workshop): 'api' | 'webUi' | 'other' {
  if (!URL.canParse(address)) return 'api';
  const {hostname, port, pathname} = new URL(address);
  if (loopback.has(hostname) && port === '3000') return 'webUi';
  if (loopback.has(hostname)) return otherPorts.has(port) ? 'other' : 'api';
  const match = workshop.rest().route('GET', pathname);
  const isPathOfApi = 'operation' in match || match.methods.length > 0 || /^\/(?:api|mcp)\b/u.test(pathname);
  return isPathOfApi ? 'api' : 'other';
}

/** Runs the calls of a block one after the other. */
export async function runCurlCalls(
  calls: readonly ShellCommand[],
  block: SampleBlock,
  page: SamplePage,
  workshop: Workshop,
): Promise<Verdict> {
  const problems: SampleProblem[] = [];
  const notes: string[] = [];
  let printed = '';
  const folder = makeSampleFolder(workshop.siteFolder, page);
  try {
    for (const call of calls) {
      const addresses = addressesOf(call);
      const targets = addresses.map((address) => targetOf(address, workshop));
      const fail = (message: string): number => problems.push({line: pageLine(block, call.line), message});
      if (addresses.length === 0) fail('curl has no address that begins with http:// or https://.');
      else if (targets.includes('webUi')) fail('Port 3000 is the web UI; the API is on port 3001, or on API_PORT.');
      else if (targets.includes('other')) notes.push(`${addresses.join(' ')} is no address of Saiki`);
      else if (workshop.tools.version('curl') === undefined) notes.push('curl is not on this machine');
      else printed += await runOne(call, block, folder, workshop, fail);
    }
  } finally {
    folder.remove();
  }
  const isAnyRun = notes.length < calls.length;
  return {
    proof: isAnyRun ? 'run' : 'parsed',
    problems,
    printed,
    ...(notes.length > 0 && {note: `not run: ${notes.join('; ')}`}),
  };
}

async function runOne(
  call: ShellCommand,
  block: SampleBlock,
  folder: SampleFolder,
  workshop: Workshop,
  fail: (message: string) => unknown,
): Promise<string> {
  const {status} = block.values;
  const server = await startContractServer(workshop.rest(), status);
  try {
    const {code, output, errors} = await runCurl(call, server.port, folder.path);
    const complaints = server.received.flatMap((request) => request.complaints);
    complaints.forEach(fail);
    // With --fail, curl ends with 22 when the status is an error; that is right where an error is shown.
    const isExpected = code === 0 || (code === 22 && Number(status) >= 400);
    if (complaints.length === 0 && !isExpected) fail(`curl ended with code ${code}: ${lastWords(errors)}`);
    else if (server.received.length === 0) fail('curl sent no request.');
    return output;
  } finally {
    await server.close();
  }
}
