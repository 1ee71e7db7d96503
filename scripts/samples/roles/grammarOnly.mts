import {pageLine, type SampleBlock} from '../block.mjs';
import {syntaxFaults, type GrammarName} from '../grammar/grammars.mjs';
import {refused, type Role, type Verdict} from '../role.mjs';
import type {Workshop} from '../workshop.mjs';

/** Parses a block by the tree-sitter grammar of its language. */
export async function parsedByGrammar(block: SampleBlock, workshop: Workshop): Promise<Verdict> {
  if (block.code.trim() === '') return refused(block, 'The block is empty.', 'parsed');
  const grammars = await workshop.grammars();
  const faults = syntaxFaults(await grammars.parse(block.language as GrammarName, block.code));
  return {proof: 'parsed', problems: faults.map(({line, message}) => ({line: pageLine(block, line), message}))};
}

/** Python, Go and Rust that do not call the API. */
export const grammarOnly: Role = {
  name: 'python, go, rust',
  kind: 'Python, Go and Rust',
  languages: ['python', 'go', 'rust'],
  check: (block, _page, workshop) => parsedByGrammar(block, workshop),
};
