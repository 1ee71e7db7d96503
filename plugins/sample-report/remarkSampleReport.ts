import path from 'node:path';
import type {Link, Paragraph, Parent, Root, RootContent, Table, TableCell, Text} from 'mdast';
import type {} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {SampleTotals} from '@docs-kit/code-samples/check';
import {fencesOf} from '@docs-kit/pages';
import {checkAttributes, withPlace, type DirectiveForm} from '@docs-kit/reference/directive';
import {relativePath} from '@docs-kit/report';
import {provedSamples, readReport, type SampleReport} from './sampleReport';

/** Options of {@link remarkSampleReport}. */
export interface SampleReportOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
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

/** Says for how many samples nothing but the syntax was checked: those of programs that the check doesn't have. */
function syntaxOnly({samples, parsed}: SampleTotals): string {
  if (parsed === 0) return '';
  return parsed === samples ? ', for syntax alone' : `, ${parsed} of them for syntax alone`;
}

/** Returns the line at the end of a page. */
function sampleLine(totals: SampleTotals, report: SampleReport, explainedAt: string): Paragraph {
  const {samples} = totals;
  const count = samples === 1 ? 'The sample on this page was' : `All ${samples} samples on this page were`;
  const against = `Saiki ${report.version}${ofCommit(report)}${syntaxOnly(totals)}`;
  const link: Link = {type: 'link', url: explainedAt, children: [text('How this documentation is checked')]};
  return paragraph('sample-line', text(`${count} checked against ${against}. `), link);
}

function table(rows: readonly (readonly string[])[]): Table {
  const cell = (value: string): TableCell => ({type: 'tableCell', children: [text(value)]});
  return {
    type: 'table',
    children: rows.map((cells) => ({type: 'tableRow', children: cells.map(cell)})),
  };
}

const figures = ({samples, run, checked, parsed, read, failed}: SampleTotals): string[] =>
  [samples, run, checked, parsed, read, failed].map(String);

/** Returns what replaces `::sample-report`. */
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

/**
 * Remark plugin: ends each page whose samples all passed with a line that says so, and replaces the directive
 * `::sample-report` with the totals of the last run. A page that has changed since the run gets no line; nor does an excerpt
 * of one, nor a partial that other pages import (`_name.md`).
 * @throws ProblemError when the directive has attributes
 */
export function remarkSampleReport({siteDir, explainedAt}: SampleReportOptions): (tree: Root, file: VFile) => void {
  const report = readReport(siteDir);
  return (tree, vfile) => {
    const file = relativePath(siteDir, vfile.path);
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name !== form.name || !parent || index === undefined) return;
      try {
        checkAttributes(node, form);
      } catch (error) {
        throw withPlace(error, node, file);
      }
      (parent as Parent).children.splice(index, 1, ...totals(report));
    });
    if (!report || path.basename(file).startsWith('_')) return;
    const proved = provedSamples(report, siteDir, file);
    if (proved?.samples === fencesOf(tree).length) tree.children.push(sampleLine(proved, report, explainedAt));
  };
}
