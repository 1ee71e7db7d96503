import type {SampleBlock, SamplePage} from '../block.mjs';
import {startContractServer} from '../rest/contractServer.mjs';
import type {Role, SampleProblem, Verdict} from '../role.mjs';
import {httpRunners} from '../run/httpRunners.mjs';
import {lastWords} from '../run/lastWords.mjs';
import {makeSampleFolder} from '../run/sampleFolder.mjs';
import type {Workshop} from '../workshop.mjs';
import {parsedByGrammar} from './grammarOnly.mjs';
import {compiled} from './script.mjs';

async function runSample(block: SampleBlock, page: SamplePage, workshop: Workshop): Promise<Verdict> {
  const runner = httpRunners[block.language];
  const missing = runner?.missing(workshop.tools);
  if (!runner || missing !== undefined)
    return {proof: 'parsed', problems: [], ...(missing !== undefined && {note: `only parsed: ${missing}`})};
  const server = await startContractServer(workshop.rest(), block.values.status);
  const folder = makeSampleFolder(workshop.siteFolder, page);
  try {
    const {code, output, errors, isTimedOut} = await runner.run({code: block.code, folder, port: server.port});
    const complaints = server.received.flatMap((request) => request.complaints);
    const problems: SampleProblem[] = complaints.map((message) => ({line: block.line, message}));
    const fail = (message: string): number => problems.push({line: block.line, message});
    if (isTimedOut) fail('The sample did not end within its time.');
    else if (server.received.length === 0) fail(`The sample sent no request. ${lastWords(errors)}`.trim());
    else if (code !== 0 && complaints.length === 0) fail(`The sample ended with code ${code}: ${lastWords(errors)}`);
    return {proof: 'run', problems, printed: output};
  } finally {
    folder.remove();
    await server.close();
  }
}

/** A program with `http` that calls the REST API: run against a server made from the contract. */
export const httpProgram: Role = {
  name: 'ts http, python http, go http, rust http',
  kind: 'HTTP calls',
  languages: Object.keys(httpRunners),
  marker: 'http',
  words: ['continues', 'status'],
  async check(block, page, workshop) {
    const isScript = !['python', 'go', 'rust'].includes(block.language);
    const before = isScript ? compiled(block, workshop) : await parsedByGrammar(block, workshop);
    return before.problems.length > 0 ? before : runSample(block, page, workshop);
  },
};
