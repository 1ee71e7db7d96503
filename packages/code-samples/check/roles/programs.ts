import {isScript, scriptLanguages} from '../../typescript/programs';
import {localAddressErrors} from '../api/ports';
import {startApiServer} from '../api/server';
import {parse, syntaxProblems} from '../grammars';
import {checkedInside, checkedWith, passed, type CheckContext, type CheckResult, type Role} from '../role';
import {httpLanguages, httpRunner} from '../run/httpRunners';
import {errorSummary, makeSampleFolder} from '../run/program';
import type {SampleBlock, SamplePage} from '../samplePages';

/** Returns the compiler's result for a block. */
export const compiled = (block: SampleBlock, {programProblems}: CheckContext): CheckResult => ({
  proof: 'checked',
  problems: programProblems(block),
});

/** TypeScript and JavaScript modules. */
export const script: Role = {
  kind: 'TypeScript and JavaScript',
  languages: scriptLanguages,
  check: (block, _page, context) => compiled(block, context),
};

const programLanguages = Object.keys(httpLanguages);

/** A program that calls the HTTP API: run against a server made from the contract. */
export const httpProgram: Role = {
  kind: 'HTTP calls',
  languages: programLanguages,
  marker: 'http',
  async check(block, page, context) {
    const before = isScript(block) ? compiled(block, context) : await parsedByGrammar(block);
    if (before.problems.length > 0) return before;
    const wrongAddresses = localAddressErrors(block.code, page, context.api());
    return wrongAddresses.length > 0 ? checkedWith(block, wrongAddresses) : runHttpProgram(block, page, context);
  },
};

async function runHttpProgram(block: SampleBlock, page: SamplePage, context: CheckContext): Promise<CheckResult> {
  const run = httpRunner(block.language);
  if (typeof run === 'string') return {...passed('parsed'), note: `only parsed: ${run}`};
  const api = context.api();
  const server = await startApiServer(api);
  const folder = makeSampleFolder(context.siteDir, page);
  try {
    const sample = {code: block.code, folder, port: server.port, address: api.contract.server};
    const {code, stdout, stderr, isTimedOut} = await run(sample);
    const messages = [...server.errors()];
    if (isTimedOut) messages.push('The sample did not end within its time.');
    else if (server.requests() === 0) messages.push(`The sample sent no request. ${errorSummary(stderr)}`.trim());
    else if (code !== 0 && messages.length === 0)
      messages.push(`The sample exited with code ${code}: ${errorSummary(stderr)}`);
    return {...checkedWith(block, messages), proof: 'run', printed: stdout};
  } finally {
    folder.remove();
    await server.close();
  }
}

/** Parses a block with the tree-sitter grammar of its language. */
async function parsedByGrammar(block: SampleBlock): Promise<CheckResult> {
  const problems = syntaxProblems(await parse(block.language, block.code));
  return checkedInside(block, problems, 'parsed');
}

const otherLanguages = programLanguages.filter((language) => !scriptLanguages.includes(language));

/** Programs that don't call the API, PowerShell, and systemd units. */
export const grammarOnly: Role = {
  kind: 'Other languages',
  languages: [...otherLanguages, 'powershell', 'ini'],
  check: (block) => parsedByGrammar(block),
};
