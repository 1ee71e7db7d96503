import type {Nodes} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {nodesOf} from '@docs-kit/pages';
import {nearestName, placeOf, type Problem} from '@docs-kit/report';
import {eachPage, type Page} from '../site';

/** The admonitions of Docusaurus: https://docusaurus.io/docs/markdown-features/admonitions */
export const admonitionNames: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];

/** Names that Docusaurus still accepts and will remove: https://github.com/facebook/docusaurus/pull/9308 */
const deprecatedNames: Readonly<Record<string, string>> = {caution: 'warning'};

/** Every admonition has a known name, three colons, and an end; every directive has two colons. */
export const admonitions = eachPage((page) => {
  const all = nodesOf(page.tree, 'containerDirective');
  const directives = all.filter((node) => isDirective(node));
  const containers = all.filter((node) => !directives.includes(node));
  const unclosed = containers.flatMap((node) => closingProblems(node, containers, page));
  return [
    ...containers.flatMap((node) => nameProblems(node, page)),
    ...nodesOf(page.tree, 'leafDirective').flatMap((node) => missingColon(node, page)),
    ...directives.map((node) => extraColon(node, page)),
    ...nodesOf(page.tree, 'textDirective').flatMap((node) => singleColon(node, page)),
    ...unclosed,
    ...linesOfColons(page, unclosed.length + directives.length > 0),
  ];
});

/**
 * Directives with two colons are alone on their line, not in a list or a quotation: they become sections with headings,
 * which the table of contents lists. Admonitions and components may be around them.
 */
export const nestedDirectives = eachPage(({file, tree}) => {
  const around = nodesOf(tree, 'listItem', 'blockquote', 'footnoteDefinition');
  const nested = new Set(around.flatMap((node) => nodesOf(node, 'leafDirective')));
  return [...nested].map((node): Problem => {
    const message = `"::${node.name}" is in a list, a quotation or a footnote`;
    return {file, ...placeOf(node), message, fix: 'write it alone on a line that begins with its colons'};
  });
});

const isKnown = (name: string): boolean => admonitionNames.includes(name) || Object.hasOwn(deprecatedNames, name);

/** Whether it was meant as a directive, `::config{path="…"}`: it has attributes, and no name like an admonition's. */
const isDirective = ({name, attributes}: ContainerDirective): boolean =>
  Object.keys(attributes ?? {}).length > 0 && !isKnown(name) && nearestName(name, admonitionNames) === undefined;

function extraColon(node: ContainerDirective, {file}: Page): Problem {
  const message = `there is no admonition ":::${node.name}"`;
  return {file, ...placeOf(node), message, fix: `write "::${node.name}{…}", with two colons, for a directive`};
}

/** One colon before a word is prose (`12:30`, `llmservice:chunk`), unless attributes follow. */
function singleColon(node: TextDirective, {file}: Page): Problem[] {
  if (Object.keys(node.attributes ?? {}).length === 0) return [];
  const fix = `write "::${node.name}{…}", with two colons, alone on its line`;
  return [{file, ...placeOf(node), message: `there is no directive ":${node.name}"`, fix}];
}

function missingColon(node: LeafDirective, {file}: Page): Problem[] {
  if (!isKnown(node.name)) return [];
  const fix = `write ":::${deprecatedNames[node.name] ?? node.name}", with three colons`;
  return [{file, ...placeOf(node), message: `"::${node.name}" starts no admonition`, fix}];
}

function nameProblems(node: ContainerDirective, {file}: Page): Problem[] {
  if (admonitionNames.includes(node.name)) return [];
  const current = deprecatedNames[node.name];
  const place = {file, ...placeOf(node)};
  if (current)
    return [{...place, message: `the admonition ":::${node.name}" is deprecated`, fix: `write ":::${current}"`}];
  const nearest = nearestName(node.name, admonitionNames);
  const instead = nearest ? `write ":::${nearest}"` : `write "::${node.name}", with two colons, for a directive`;
  const fix = `${instead}. Admonitions: ${admonitionNames.join(', ')}`;
  return [{...place, message: `there is no admonition ":::${node.name}"`, fix}];
}

/** Admonitions that end on the same line are nested, and the line closes only one of them. */
function closingProblems(node: ContainerDirective, containers: readonly ContainerDirective[], page: Page): Problem[] {
  const nested = containers.filter((other) => endOf(other) === endOf(node));
  const closed = closedBy(nested, page);
  if (closed === node) return [];
  const inner = nested[nested.indexOf(node) + 1];
  const place = {file: page.file, ...placeOf(node)};
  const name = `":::${node.name}"`;
  if (!inner || !closed || nested.indexOf(closed) < nested.indexOf(node)) {
    return [{...place, message: `${name} isn't closed`, fix: 'write a line ::: after its text'}];
  }
  const innerName = `":::${inner.name}"`;
  const message = `${name} isn't closed before ${innerName} on line ${placeOf(inner).line}`;
  const nesting = `to put ${innerName} inside, write ${name} and its end with one more colon`;
  return [{...place, message, fix: `write a line ::: before that line; or, ${nesting}`}];
}

/**
 * Returns the admonition that the author meant to close with the last line: the innermost with as many colons.
 * @param nested admonitions that end on the same line, outermost first
 */
function closedBy(nested: readonly ContainerDirective[], {lines}: Page): ContainerDirective | undefined {
  const lastLine = lines[endOf(nested[0]) - 1] ?? '';
  const colons = /^[\s>]*(?<colons>:{3,})\s*$/u.exec(lastLine)?.groups?.colons?.length ?? 0;
  const openingColons = (node: ContainerDirective): number => {
    const {line, column} = placeOf(node);
    return /^:*/u.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0].length ?? 0;
  };
  return (
    nested.findLast((node) => openingColons(node) === colons) ?? nested.findLast((node) => openingColons(node) < colons)
  );
}

const endOf = (node: Nodes | undefined): number => node?.position?.end.line ?? 0;

/** @param isOneOpen whether an admonition isn't closed; a line of colons alone is then a consequence */
function linesOfColons({tree, file}: Page, isOneOpen: boolean): Problem[] {
  return nodesOf(tree, 'paragraph').flatMap((node) => {
    const [line = ''] = toString(node).split('\n');
    const isEnd = /^:+\s*$/u.test(line);
    return line.startsWith(':::') && !(isEnd && isOneOpen) ? [shownColons(line, node, file)] : [];
  });
}

function shownColons(line: string, node: Nodes, file: string): Problem {
  const place = {file, ...placeOf(node)};
  const {name, title = ''} = /^:+\s*(?<name>[^\s[{]+)?(?<title>.*)$/u.exec(line)?.groups ?? {};
  if (name === undefined)
    return {...place, message: 'the line ::: closes nothing, and readers see it', fix: 'delete it'};
  const text = title.replaceAll(/[[\]]/gu, '').trim();
  const fix = `write ":::${name}${text && `[${text}]`}", the title in brackets and nothing after them`;
  return {...place, message: `"${line}" isn't an admonition, and readers see the line`, fix};
}
