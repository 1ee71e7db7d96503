import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {toText} from './toText';

/** A heading of a page with everything up to the next heading of its level. */
export interface Section {
  /** Anchor of its heading: `exit-codes`. */
  readonly id: string;
  readonly title: string;
  readonly depth: Heading['depth'];
  /** The heading and its content. */
  readonly children: readonly RootContent[];
}

const isHeading = (node: RootContent, depth: number): node is Heading =>
  node.type === 'heading' && node.depth === depth;

/** Divides content at the headings of one level. `lead` is what comes before the first. */
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

/** Whether the node, or one inside it, has this anchor. */
const hasName = (node: Nodes, id: string): boolean =>
  node.data?.id === id || ('children' in node && node.children.some((child) => hasName(child, id)));

/** Returns what an anchor leads to: a heading with its content, or a paragraph. */
export function findNamed(children: readonly RootContent[], id: string): readonly RootContent[] | undefined {
  const start = children.findIndex((node) => hasName(node, id));
  const found = children[start];
  if (found?.type === 'heading') {
    const next = children.findIndex(
      (node, index) => index > start && node.type === 'heading' && node.depth <= found.depth,
    );
    return children.slice(start, next === -1 ? children.length : next);
  }
  if (found === undefined || found.data?.id === id) return found && [found];
  return 'children' in found ? findNamed(found.children, id) : undefined;
}

/** One file of a page's Markdown copy. */
export interface Part {
  /** Anchors of its section and of those around it, outermost first; empty for the page itself. */
  readonly path: readonly string[];
  /** Title of the section; undefined for the page itself. */
  readonly title?: string;
  readonly tree: Root;
  /** Anchors in this file. */
  readonly ids: readonly string[];
  /** Sections that have separate files, in order. */
  readonly children: readonly Pick<Section, 'id' | 'title'>[];
}

const idsOf = (nodes: readonly Nodes[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.data?.id === undefined ? [] : [node.data.id]),
    ...('children' in node ? idsOf(node.children) : []),
  ]);

/** Counts the characters of text, code and addresses. */
function sizeOf(node: Nodes): number {
  const own = ('value' in node ? node.value.length : 0) + ('url' in node ? node.url.length : 0);
  return 'children' in node ? node.children.reduce((sum, child) => sum + sizeOf(child), own) : own;
}

/** Writes the Markdown, which takes time, only if needed: it's longer than its nodes' characters, but never twice. */
function isLonger(tree: Root, limit: number): boolean {
  const size = sizeOf(tree);
  return size > limit || (size > limit / 2 && toText(tree).length > limit);
}

/**
 * Divides a page whose text is longer than a limit. The page's own file keeps what comes before the first section and
 * lists the sections. A section that is too long itself is divided in the same way, one level further down.
 * @param limit most characters of a file
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
    const own = {path: [...path, section.id], title: section.title, depth: (depth + 1) as Heading['depth']};
    return splitLong({type: 'root', children: [...section.children]}, limit, own);
  });
  return [{...whole, tree: {type: 'root', children: lead}, ids: idsOf(lead), children: sections}, ...parts];
}
