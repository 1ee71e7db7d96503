import path from 'node:path';
import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {SampleTotals} from '@docs-kit/code-samples/check';
import {fencesOf} from '@docs-kit/pages';
import {md, type Directive} from '@docs-kit/reference';
import {relativePath} from '@docs-kit/report';
import {provedSamples, readReport, type SampleReport} from './sampleReport';

/** Page that explains the check. */
const explanation = '/how-this-documentation-is-checked';

const paragraph = (className: string, ...children: PhrasingContent[]): Paragraph => ({
  ...md.paragraph(...children),
  data: {hProperties: {className: [className]}},
});

const ofCommit = ({commit}: SampleReport): string => (commit === undefined ? '' : ` (docs at ${commit})`);

/** Describes for how many samples only the syntax was checked, because their programs aren't available. */
function syntaxOnly(parsed: number, checked: number): string {
  if (parsed === 0) return '';
  return parsed === checked ? ', for syntax alone' : `, ${parsed} of them for syntax alone`;
}

/** Returns the line at the end of a page; undefined if all its samples are prose. */
function sampleLine(totals: SampleTotals, report: SampleReport): Paragraph | undefined {
  const checked = totals.samples - totals.read;
  if (checked === 0) return undefined;
  const counts: Readonly<Record<number, string>> = {
    1: 'The code sample on this page was',
    2: 'Both code samples on this page were',
  };
  const count = counts[checked] ?? `All ${checked} code samples on this page were`;
  const against = `Saiki ${report.version}${ofCommit(report)}${syntaxOnly(totals.parsed, checked)}`;
  const link = md.link(explanation, md.text('How this documentation is checked'));
  return paragraph('sample-line', md.text(`${count} checked against ${against}. `), link);
}

const figures = ({samples, run, checked, parsed, read, failed}: SampleTotals): string[] =>
  [samples, run, checked, parsed, read, failed].map(String);

function totals(report: SampleReport | undefined): RootContent[] {
  if (!report) return [paragraph('sample-report', md.text('No run of the check is recorded for this build.'))];
  const header = ['Kind of sample', 'Samples', 'Run', 'Compiled or validated', 'Parsed only', 'Read', 'Failed'];
  const kinds = report.kinds.map((kind) => [kind.kind, ...figures(kind)]);
  const pages = Object.values(report.pages).filter(({samples}) => samples > 0).length;
  return [
    paragraph(
      'sample-report',
      md.text(`The last run looked at ${report.totals.samples} samples on ${pages} pages, `),
      md.text(`against Saiki ${report.version}${ofCommit(report)}. `),
      md.text(`${report.totals.passed} passed, ${report.totals.failed} failed, none was left out.`),
    ),
    md.table(header, [...kinds, ['All', ...figures(report.totals)]]),
  ];
}

/** `::sample-report`: the totals of the last run of the check. */
export const sampleReport = (siteDir: string): Directive => ({
  name: 'sample-report',
  render: () => totals(readReport(siteDir)),
});

/**
 * Remark plugin: adds a line about the check to the end of each page whose samples all passed. Pages that have changed
 * since the check don't get it, nor do excerpts and partials that other pages import (`_name.md`).
 */
export function remarkSampleReport(siteDir: string): (tree: Root, file: VFile) => void {
  const report = readReport(siteDir);
  return (tree, vfile) => {
    const file = relativePath(siteDir, vfile.path);
    if (!report || path.basename(file).startsWith('_')) return;
    const proved = provedSamples(report, siteDir, file);
    if (proved?.samples !== fencesOf(tree).length) return;
    const line = sampleLine(proved, report);
    if (line) tree.children.push(line);
  };
}
