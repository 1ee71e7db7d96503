import type {PhrasingContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {nodesOf, parsePage} from '@docs-kit/pages';
import {placeOf} from '@docs-kit/report';
import type {InterfaceNames} from './interfaceNames';

/** A hand-made table that a directive should have generated. */
export interface HandMadeTable {
  readonly line: number;
  readonly interface: InterfaceNames;
  /** Names in its first column. */
  readonly found: readonly string[];
}

/** Tables whose first column contains two or more names of one interface, with the interface that fits best. */
export function handMadeTables(source: string, interfaces: readonly InterfaceNames[]): HandMadeTable[] {
  return nodesOf(parsePage('page.md', source).tree, 'table').flatMap((table) => {
    const written = firstColumn(table);
    const fits = interfaces.map((candidate) => ({
      line: placeOf(table).line,
      interface: candidate,
      found: written.filter((name) => candidate.names.has(name)),
    }));
    const [best] = fits.sort((one, other) => other.found.length - one.found.length);
    return best && best.found.length >= 2 ? [best] : [];
  });
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
