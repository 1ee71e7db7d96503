import path from 'node:path';
import type {Link, Paragraph, Parent, Root, RootContent, Table, TableCell, Text} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {checkedAttributes} from '../contract-reference/checkedAttributes';
import type {DirectiveForm} from '../contract-reference/directive';
import {fileIn, pageFault} from '../pageFault';
import {provedSamples, readReport, type SampleReport, type SampleTotals} from './sampleReport';

/** Options of {@link remarkSampleReport}. */
export interface SampleReportOptions {
  /** Absolute path of the site. */
  readonly siteFolder: string;
  /** Path of the page that explains the check, for links. */
  readonly explainedAt: string;
}

const text = (value: string): Text => ({type: 'text', value});
const paragraph = (className: string, ...children: Paragraph['children']): Paragraph => ({
  type: 'paragraph',
  data: {hProperties: {className: [className]}},
  children,
});

const ofCommit = ({commit}: SampleReport): string => (commit === undefined ? '' : ` at commit ${commit}`);

/** The line that closes a page. */
function sampleLine({samples}: SampleTotals, report: SampleReport, explainedAt: string): Paragraph {
  const count = samples === 1 ? 'The sample on this page was' : `All ${samples} samples on this page were`;
  const link: Link = {type: 'link', url: explainedAt, children: [text('How this documentation is checked')]};
  return paragraph('sample-line', text(`${count} checked against Saiki ${report.version}${ofCommit(report)}. `), link);
}

function table(rows: readonly (readonly string[])[]): Table {
  const cell = (value: string): TableCell => ({type: 'tableCell', children: [text(value)]});
  const [first = []] = rows;
  return {
    type: 'table',
    align: first.map((_, column) => (column === 0 ? null : 'right')),
    children: rows.map((cells) => ({type: 'tableRow', children: cells.map(cell)})),
  };
}

const figures = ({samples, run, checked, parsed, read, failed}: SampleTotals): string[] =>
  [samples, run, checked, parsed, read, failed].map(String);

/** What takes the place of `::sample-report`. */
function totals(report: SampleReport | undefined): RootContent[] {
  if (!report) return [paragraph('sample-report', text('No run of the check is recorded for this build.'))];
  const header = ['Kind of sample', 'Samples', 'Run', 'Compiled or validated', 'Parsed only', 'Read', 'Failed'];
  const kinds = report.kinds.map((kind) => [kind.kind, ...figures(kind)]);
  const pages = Object.values(report.pages).filter(({samples}) => samples > 0).length;
  return [
    paragraph(
      'sample-report',
      text(`The last run looked at ${report.totals.samples} samples on ${pages} pages, `),
      text(`against Saiki ${report.version}${ofCommit(report)}. `),
      text(`${report.totals.passed} passed, ${report.totals.failed} failed, none was left out.`),
    ),
    table([header, ...kinds, ['All', ...figures(report.totals)]]),
  ];
}

const form: DirectiveForm = {name: 'sample-report', attributes: {}};

function assertNoAttributes(node: LeafDirective, file: string): void {
  try {
    checkedAttributes(node, form);
  } catch (error) {
    throw pageFault(file, node, (error as Error).message, error);
  }
}

/**
 * Remark plugin: closes each page whose samples were all proved with a line that says so, and replaces the directive
 * `::sample-report` by the totals of the last run. A page that has changed since the run gets no line; nor does an
 * excerpt of one, nor a part that other pages include (`_name.md`).
 * @throws when the directive has attributes, with file, line and fix
 */
export function remarkSampleReport({siteFolder, explainedAt}: SampleReportOptions): (tree: Root, file: VFile) => void {
  const report = readReport(siteFolder);
  return (tree, vfile) => {
    const file = fileIn(siteFolder, vfile.path);
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== form.name || !parent || index === undefined) return;
      assertNoAttributes(node, file);
      (parent as Parent).children.splice(index, 1, ...totals(report));
    });
    if (!report || path.basename(file).startsWith('_')) return;
    const proved = provedSamples(report, siteFolder, file);
    let blocks = 0;
    visit(tree, 'code', () => {
      blocks += 1;
    });
    if (proved?.samples === blocks) tree.children.push(sampleLine(proved, report, explainedAt));
  };
}
