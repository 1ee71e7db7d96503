import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {anchorOfHeading, placeOf, ProblemError} from '@docs-kit/report';

/** Converts a name to an anchor: `sendMessageSync` to `send-message-sync`, `llmservice:chunk` to `llmservice-chunk`. */
export function kebab(name: string): string {
  return name
    .replace(/(?<lower>[a-z\d])(?<upper>[A-Z])/gu, '$<lower>-$<upper>')
    .replace(/(?<caps>[A-Z]+)(?<word>[A-Z][a-z])/gu, '$<caps>-$<word>')
    .replace(/[^A-Za-z\d]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .toLowerCase();
}

/**
 * Checks that generated anchors are unique on their page: Docusaurus would number the second one, and links to it would
 * lead to the first.
 * @see https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-mdx-loader/src/remark/headings/index.ts
 * @param generated top-level nodes that directives made
 * @throws ProblemError for the first duplicate, with the lines of both anchors
 */
export function assertUniqueAnchors(tree: Root, generated: ReadonlySet<Nodes>, file: string): void {
  const lines = new Map<string, {readonly line: number; readonly generated: boolean}>();
  const check = (node: Nodes, isGenerated: boolean): void => {
    const anchor = anchorOf(node);
    if (anchor === undefined) return;
    const line = node.position?.start.line ?? 1;
    const first = lines.get(anchor);
    if (first && (first.generated || isGenerated)) {
      throw new ProblemError({
        file,
        ...placeOf(node),
        message: `the anchor "#${anchor}" appears twice on this page, first on line ${first.line}`,
        fix: 'remove one of the directives, or word the heading differently',
      });
    }
    if (!first) lines.set(anchor, {line, generated: isGenerated});
  };
  visit(tree, (node) => {
    if (!generated.has(node)) return check(node, false);
    visit(node, (child) => check(child, true));
    return SKIP;
  });
}

function anchorOf(node: Nodes): string | undefined {
  const id = (node.data as {hProperties?: {id?: unknown}} | undefined)?.hProperties?.id;
  if (typeof id === 'string') return id;
  return node.type === 'heading' ? anchorOfHeading(toString(node)) : undefined;
}
