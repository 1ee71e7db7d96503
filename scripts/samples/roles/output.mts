import {nearestName} from '../../../plugins/contract-reference/nearestName';
import {placeOf} from '../block.mjs';
import {refused, type Role, type Verdict} from '../role.mjs';

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

function sameJson(one: string, other: string): boolean {
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
}

/** `output of=…`: compared with what the named block printed, where that was run. */
export const output: Role = {
  name: 'output of',
  kind: 'Output',
  languages: ['output'],
  marker: 'of',
  // It depends on another block.
  isVolatile: true,
  async check(block, page, workshop): Promise<Verdict> {
    const wanted = block.values.of;
    const ids = page.blocks.flatMap(({values}) => values.id ?? []);
    const source = page.blocks.find(({values, index}) => values.id === wanted && index !== block.index);
    if (!source) {
      const nearest = nearestName(wanted ?? '', ids);
      return refused(
        block,
        `No block of this page has id=${wanted}.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      );
    }
    if (block.code.trim() === '') return refused(block, 'The block is empty.');
    const printed = await workshop.printedBy(source, page);
    if (printed === undefined) return {proof: 'read', problems: [], note: `${placeOf(source)} is not run here`};
    const isSame = tidy(printed) === tidy(block.code) || sameJson(printed, block.code);
    return isSame
      ? {proof: 'run', problems: []}
      : refused(block, `${placeOf(source)} prints ${JSON.stringify(tidy(printed).slice(0, 200))}.`, 'run');
  },
};
