import type {Nodes} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {nearestName} from '../../contract-reference/nearestName';
import {eachPage, type Page} from '../page';
import {placeOf} from '../placeOf';
import type {Problem} from '../problem';

/** What may follow three colons. */
const known: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];

/** What stands between two lines of colons is an admonition that exists, begins and ends. */
export const admonitions = eachPage((page) => {
  const all: ContainerDirective[] = [];
  visit(page.tree, 'containerDirective', (node) => void all.push(node));
  const directives = all.filter((node) => isDirective(node));
  const containers = all.filter((node) => !directives.includes(node));
  const unended = containers.flatMap((node) => endProblems(node, containers, page));
  return [
    ...containers.flatMap((node) => nameProblems(node, page)),
    ...directives.map((node) => colonTooMany(node, page)),
    ...unended,
    ...linesOfColons(page, unended.length + directives.length > 0),
  ];
});

/** What has attributes and is like no admonition was meant to be a directive, `::config{path="…"}`. */
const isDirective = ({name, attributes}: ContainerDirective): boolean =>
  Object.keys(attributes ?? {}).length > 0 && !known.includes(name) && nearestName(name, known) === undefined;

function colonTooMany(node: ContainerDirective, {file}: Page): Problem {
  const message = `there is no admonition ":::${node.name}"`;
  return {file, ...placeOf(node), message, fix: `write "::${node.name}{…}", with two colons, for a directive`};
}

function nameProblems(node: ContainerDirective, {file}: Page): Problem[] {
  if (known.includes(node.name)) return [];
  const nearest = nearestName(node.name, known);
  const question = nearest ? `write ":::${nearest}". ` : 'use another. ';
  const fix = `${question}Admonitions: ${known.join(', ')}`;
  return [{file, ...placeOf(node), message: `there is no admonition ":::${node.name}"`, fix}];
}

/** Admonitions that end on the same line stand within each other, and the line ends one of them. */
function endProblems(node: ContainerDirective, containers: readonly ContainerDirective[], page: Page): Problem[] {
  const nested = containers.filter((other) => endOf(other) === endOf(node));
  const ended = endedBy(nested, page);
  if (ended === node) return [];
  const inner = nested[nested.indexOf(node) + 1];
  const place = {file: page.file, ...placeOf(node)};
  const name = `":::${node.name}"`;
  if (!inner || !ended || nested.indexOf(ended) < nested.indexOf(node)) {
    return [{...place, message: `${name} does not end`, fix: 'write a line ::: after its text'}];
  }
  const innerName = `":::${inner.name}"`;
  const message = `${name} does not end before ${innerName} on line ${placeOf(inner).line}`;
  const nesting = `when ${innerName} belongs into it, begin and end ${name} with a colon more`;
  return [{...place, message, fix: `write a line ::: before that one; or, ${nesting}`}];
}

/**
 * The one that an author meant to end with the last line: the innermost that began with as many colons.
 * @param nested admonitions that end on the same line, the outermost first
 */
function endedBy(nested: readonly ContainerDirective[], {lines}: Page): ContainerDirective | undefined {
  const lastLine = lines[endOf(nested[0]) - 1] ?? '';
  const colons = /^[\s>]*(?<colons>:{3,})\s*$/u.exec(lastLine)?.groups?.colons?.length ?? 0;
  const begunWith = (node: ContainerDirective): number => {
    const {line, column} = placeOf(node);
    return /^:*/u.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0].length ?? 0;
  };
  return nested.findLast((node) => begunWith(node) === colons) ?? nested.findLast((node) => begunWith(node) < colons);
}

const endOf = (node: Nodes | undefined): number => node?.position?.end.line ?? 0;

/** @param isOneOpen an admonition has no end; what it takes for one follows from that */
function linesOfColons({tree, file}: Page, isOneOpen: boolean): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'paragraph', (node) => {
    const [line = ''] = toString(node).split('\n');
    const isEnd = /^:+\s*$/u.test(line);
    if (line.startsWith(':::') && !(isEnd && isOneOpen)) problems.push(printedColons(line, node, file));
  });
  return problems;
}

function printedColons(line: string, node: Nodes, file: string): Problem {
  const place = {file, ...placeOf(node)};
  const {name, title = ''} = /^:+\s*(?<name>[^\s[{]+)?(?<title>.*)$/u.exec(line)?.groups ?? {};
  if (name === undefined)
    return {...place, message: 'the line ::: ends nothing and would be printed', fix: 'delete it'};
  const words = title.replaceAll(/[[\]]/gu, '').trim();
  const fix = `write ":::${name}${words && `[${words}]`}", the title in brackets and nothing after them`;
  return {...place, message: `"${line}" is no admonition and would be printed`, fix};
}
