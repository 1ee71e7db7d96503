import type {PhrasingContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {InterfaceNames} from './interfaceNames';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);

/** A hand-made table that a directive should have generated. */
export interface HandMadeTable {
  readonly line: number;
  readonly interface: InterfaceNames;
  /** Names in its first column. */
  readonly found: readonly string[];
}

/** Tables whose first column contains two or more names of one interface, with the interface that fits best. */
export function handMadeTables(source: string, interfaces: readonly InterfaceNames[]): HandMadeTable[] {
  const tables: HandMadeTable[] = [];
  visit(parser.parse(source), 'table', (table) => {
    const written = firstColumn(table);
    const fits = interfaces.map((candidate) => ({
      line: table.position?.start.line ?? 1,
      interface: candidate,
      found: written.filter((name) => candidate.names.has(name)),
    }));
    const [best] = fits.sort((one, other) => other.found.length - one.found.length);
    if (best && best.found.length >= 2) tables.push(best);
  });
  return tables;
}

function firstColumn({children: [, ...rows]}: Table): string[] {
  return rows.flatMap(({children: [cell]}) => (cell ? namesIn(cell.children) : []));
}

/** A cell contains names if it consists only of code (or a flag with its short form), without prose. */
function namesIn(cell: readonly PhrasingContent[]): string[] {
  const nodes = cell.flatMap((node) => (node.type === 'link' || node.type === 'strong' ? node.children : [node]));
  const isCode =
    nodes.length > 0 &&
    nodes.every((node) => node.type === 'inlineCode' || /^[\s,/]*$|^(?:or|and)$/u.test(toString(node).trim()));
  if (!isCode) return [];
  const codes = nodes.filter((node) => node.type === 'inlineCode').map(({value}) => value);
  return codes.flatMap((value) => value.match(/--[a-z-]+/gu)?.slice(0, 1) ?? [value]);
}
