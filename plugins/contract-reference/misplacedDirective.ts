import type {Nodes, Text} from 'mdast';
import type {} from 'mdast-util-directive';
import type {Node} from 'unist';

/** A directive that nothing would expand. */
export interface MisplacedDirective {
  /** What is wrong, and what to do about it. */
  readonly message: string;
  /** Where it stands. */
  readonly place: Node;
}

interface Written {
  /** With its colons: `:::config`. */
  readonly colons: string;
  readonly name: string;
  readonly hasAttributes: boolean;
  readonly place: Node;
}

/**
 * Two colons and a name. Behind a letter, a digit or a colon they are part of a name (`std::vector`, `fe80::event`),
 * behind a backquote they go on from code; a backslash takes their meaning away.
 */
const doubleColon = /(?<![\p{L}\p{N}_:`\\])::(?<name>[a-z][\w-]*)(?<brace>\{?)/gu;

/**
 * Finds a directive that would silently be printed as text or dropped, because it does not stand alone on its line or has
 * the wrong number of colons. Words after a colon in prose (`12:30`, `llmservice:chunk`) are nobody's fault.
 * @param names of all directives
 * @param source text of the page
 * @returns the fault, or nothing when the node is fine
 */
export function misplacedDirective(
  node: Nodes,
  names: ReadonlySet<string>,
  source: string,
): MisplacedDirective | undefined {
  const written = node.type === 'text' ? inText(node, names, source) : asDirective(node);
  if (!written || !names.has(written.name)) return undefined;
  const {colons, name, hasAttributes, place} = written;
  const fix = `Write ::${name}${hasAttributes ? '{…}' : ''} alone on its line, with two colons`;
  const orElse = node.type === 'text' ? '; to name it in a sentence, put it between backquotes' : '';
  return {message: `${colons}${name} is not expanded here. ${fix}${orElse}.`, place};
}

/** A directive of one or three colons. One colon before a word is prose unless attributes follow. */
function asDirective(node: Nodes): Written | undefined {
  if (node.type !== 'containerDirective' && node.type !== 'textDirective') return undefined;
  const {type, name} = node;
  const hasAttributes = Object.keys(node.attributes ?? {}).length > 0;
  if (type === 'containerDirective') return {colons: ':::', name, hasAttributes, place: node};
  return hasAttributes ? {colons: ':', name, hasAttributes, place: node} : undefined;
}

/** Looks at the text as it is written: a text node does not tell what was escaped, nor what stands before it. */
function inText({position}: Text, names: ReadonlySet<string>, source: string): Written | undefined {
  const {start, end} = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  // With one sign on each side.
  const before = Math.max(0, start.offset - 1);
  for (const {index, groups} of source.slice(before, end.offset + 1).matchAll(doubleColon)) {
    const {name = '', brace} = groups ?? {};
    if (names.has(name)) return {colons: '::', name, hasAttributes: brace === '{', place: at(source, before + index)};
  }
  return undefined;
}

function at(source: string, offset: number): Node {
  const lines = source.slice(0, offset).split('\n');
  const point = {line: lines.length, column: (lines.at(-1) ?? '').length + 1, offset};
  return {type: 'text', position: {start: point, end: point}};
}
