import {nearestHint} from '@docs-kit/report';
import {checkedInside, failed, passed, type CheckResult, type Role} from '../role';
import {formatPlace} from '../samplePages';

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

/** `output of=…`: compared with what the block with that id printed, if it was run. */
export const output: Role = {
  kind: 'Output',
  languages: ['output'],
  marker: 'of',
  async check(block, page, context): Promise<CheckResult> {
    const wanted = block.values.of;
    const source = page.blocks.find(({values, index}) => values.id === wanted && index !== block.index);
    if (!source) {
      const ids = page.blocks.flatMap(({values}) => values.id ?? []);
      const problem = `No block of this page has id=${wanted}.${nearestHint(wanted ?? '', ids)}`;
      return failed(block, `${problem} Fix: write id=${wanted} in the fence of the block that prints this.`);
    }
    const printed = await context.printedBy(source, page);
    if (printed === undefined) return {...passed('read'), note: `${formatPlace(source)} is not run here`};
    return tidy(printed) === tidy(block.code)
      ? passed('run')
      : failed(block, `${formatPlace(source)} prints ${JSON.stringify(tidy(printed).slice(0, 200))}.`, 'run');
  },
};

/** `text tree`: a folder listing. Other blocks of the page make or name what's in it. */
export const textTree: Role = {
  kind: 'Prompts and listings',
  languages: ['text'],
  marker: 'tree',
  check(block, page) {
    const others = page.blocks.filter(({index}) => index !== block.index);
    const texts = others.flatMap(({code, values}) => [code, values.title ?? '', values.file ?? '']);
    const problems = block.code.split('\n').flatMap((text, index) => {
      const name = text.replace(/^[\s│├└─]+/u, '').replace(/\/?(?:\s.*)?$/u, '');
      const isKnown = texts.some((other) => other.includes(name));
      return isKnown ? [] : [{line: index + 1, message: `No other block of this page has "${name}".`}];
    });
    return checkedInside(block, problems, 'read');
  },
};
