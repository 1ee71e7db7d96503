import type {SampleBlock} from '../block.mjs';
import {refused, type Role, type SampleProblem, type Verdict} from '../role.mjs';
import {givens, unknownGivens} from '../../../plugins/code-blocks/types/givens';
import {scriptLanguages} from '../../../plugins/code-blocks/types/programs';
import type {Workshop} from '../workshop.mjs';

/** What the compiler says about a block, in the light of the codes that it must fail with. */
export function compiled(block: SampleBlock, workshop: Workshop): Verdict {
  const [unknown] = unknownGivens(block.values.given);
  if (unknown !== undefined)
    return refused(block, `A block cannot presume "${unknown}", only ${Object.keys(givens).join(', ')}.`);
  const faults = workshop.typeScript().of(block);
  const spoken = faults.map(({line, code, message}): SampleProblem => ({
    line,
    message: code === undefined ? message : `${code}: ${message}`,
  }));
  if (block.values.error === undefined) return {proof: 'checked', problems: spoken};
  const wanted = block.values.error.split(/[\s,]+/u).sort();
  const found = [...new Set(faults.map(({code}) => code ?? 'config'))].sort();
  if (wanted.join() === found.join()) return {proof: 'checked', problems: []};
  const message = `It must fail with ${wanted.join(', ')}, but ${found.length === 0 ? 'compiles' : `fails with ${found.join(', ')}`}.`;
  return {
    proof: 'checked',
    problems: [
      {line: block.line, message},
      ...spoken.filter(({message: text}) => !wanted.some((code) => text.startsWith(code))),
    ],
  };
}

/** TypeScript and JavaScript modules. */
export const script: Role = {
  name: 'ts',
  kind: 'TypeScript and JavaScript',
  languages: scriptLanguages,
  words: ['continues', 'error', 'given'],
  check: (block, _page, workshop) => compiled(block, workshop),
};
