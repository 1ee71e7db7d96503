import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {toText} from './toText';

/** A heading of a page with everything up to the next heading of its level. */
export interface Section {
  /** Name of its heading in addresses: `exit-codes`. */
  readonly id: string;
  readonly title: string;
  readonly depth: Heading['depth'];
  /** The heading and what is below it. */
  readonly children: readonly RootContent[];
}

const isHeading = (node: RootContent, depth: number): node is Heading =>
  node.type === 'heading' && node.depth === depth;

/** Divides content at the headings of one level. What comes before the first is `lead`. */
export function sectionsOf(
  children: readonly RootContent[],
  depth: Heading['depth'],
): {readonly lead: RootContent[]; readonly sections: Section[]} {
  const starts = children.flatMap((node, index) => (isHeading(node, depth) ? [index] : []));
  const lead = children.slice(0, starts[0] ?? children.length);
  const sections = starts.map((start, index): Section => {
    const heading = children[start] as Heading;
    const content = children.slice(start, starts[index + 1]);
    return {id: heading.data?.id ?? '', title: toString(heading), depth, children: content};
  });
  return {lead, sections};
}

/** Whether an address with this name leads to a node or into it. */
const hasName = (node: Nodes, id: string): boolean =>
  node.data?.id === id || ('children' in node && node.children.some((child) => hasName(child, id)));

/** Returns what a name in addresses stands for: a heading with what is below it, or a paragraph. */
export function findNamed(children: readonly RootContent[], id: string): readonly RootContent[] | undefined {
  const place = children.findIndex((node) => hasName(node, id));
  const found = children[place];
  if (found?.type === 'heading') {
    const next = children.findIndex(
      (node, index) => index > place && node.type === 'heading' && node.depth <= found.depth,
    );
    return children.slice(place, next === -1 ? children.length : next);
  }
  if (found === undefined || found.data?.id === id) return found && [found];
  return 'children' in found ? findNamed(found.children, id) : undefined;
}

/** A file that a page's copy consists of. */
export interface Part {
  /** Names of the sections that lead to it; none for the page itself. */
  readonly path: readonly string[];
  /** Title of the section; none for the page itself. */
  readonly title?: string;
  readonly tree: Root;
  /** Names in addresses that lead into this file. */
  readonly ids: readonly string[];
  /** Sections that have files of their own, in their order. */
  readonly children: readonly Pick<Section, 'id' | 'title'>[];
}

const idsOf = (nodes: readonly Nodes[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.data?.id === undefined ? [] : [node.data.id]),
    ...('children' in node ? idsOf(node.children) : []),
  ]);

/** Characters of text, code and addresses. */
function sizeOf(node: Nodes): number {
  const own = ('value' in node ? node.value.length : 0) + ('url' in node ? node.url.length : 0);
  return 'children' in node ? node.children.reduce((sum, child) => sum + sizeOf(child), own) : own;
}

/** Writing takes long, so it decides only where the characters don't: Markdown has more of them, and never twice as many. */
function isLonger(tree: Root, limit: number): boolean {
  const size = sizeOf(tree);
  return size > limit || (size > limit / 2 && toText(tree).length > limit);
}

/**
 * Divides a page whose text is longer than a limit. The page's own file keeps what comes before the first section and
 * lists the sections; a section that is too long itself is divided in the same way, one level further down.
 * @param limit most characters of a file
 * @param place of the section that is divided; left out for a page
 * @returns the page's own file first
 */
export function splitLong(
  tree: Root,
  limit: number,
  {path, title, depth}: Pick<Part, 'path' | 'title'> & Pick<Heading, 'depth'> = {path: [], depth: 2},
): Part[] {
  const whole: Part = {path, title, tree, ids: idsOf(tree.children), children: []};
  const {lead, sections} = sectionsOf(tree.children, depth);
  if (sections.length === 0 || !isLonger(tree, limit)) return [whole];
  const parts = sections.flatMap((section) => {
    const place = {path: [...path, section.id], title: section.title, depth: (depth + 1) as Heading['depth']};
    return splitLong({type: 'root', children: [...section.children]}, limit, place);
  });
  return [{...whole, tree: {type: 'root', children: lead}, ids: idsOf(lead), children: sections}, ...parts];
}
