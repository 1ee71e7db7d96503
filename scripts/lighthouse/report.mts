import {categories, minima, type Category, type Verdict} from './audit.mjs';

/** The verdict on a page in a colour mode. */
export interface Row {
  readonly page: string;
  readonly mode: string;
  readonly verdict: Verdict;
}

function isBelow({scores}: Verdict, category: Category): boolean {
  return scores[category] < minima[category];
}

/** A Markdown table: page and mode by category. */
export function scoreTable(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['page', 'mode', ...categories]),
    line(['---', '---', ...categories.map(() => '---:')]),
    ...rows.map(({page, mode, verdict}) =>
      line([page, mode, ...categories.map((category) => String(verdict.scores[category]))]),
    ),
  ].join('\n');
}

/** For each score below its minimum, the audits that cost points: where, which, why. */
export function lossList(rows: readonly Row[]): string {
  return rows
    .flatMap(({page, mode, verdict}) =>
      verdict.losses
        .filter(({category}) => isBelow(verdict, category))
        .map(({category, reason}) => `${page}, ${mode}, ${category}: ${reason}`),
    )
    .join('\n');
}

/** Whether all scores are there that do not depend on how busy the machine is: all but performance. */
export function isSound(rows: readonly Row[]): boolean {
  const firm = categories.filter((category) => category !== 'performance');
  return rows.every(({verdict}) => firm.every((category) => !isBelow(verdict, category)));
}
