import type {Nodes} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {nearestName} from '../../contract-reference/nearestName';
import {eachPage, type Page} from '../page';
import {placeOf} from '../placeOf';
import type {Problem} from '../problem';

/** What stands between two lines of colons is an admonition that exists, begins and ends. */
export const admonitions = eachPage((page, {options}) => {
  const problems: Problem[] = [];
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'containerDirective') problems.push(...containerProblems(node, page, options.admonitions));
    if (node.type !== 'paragraph') return;
    const [line = ''] = toString(node).split('\n');
    if (line.startsWith(':::')) problems.push(printedColons(line, node, page.file));
  });
  return problems;
});

function containerProblems(node: ContainerDirective, {file, lines}: Page, known: readonly string[]): Problem[] {
  const place = {file, ...placeOf(node)};
  const problems: Problem[] = [];
  if (!known.includes(node.name)) {
    const nearest = nearestName(node.name, known);
    const question = nearest ? `write ":::${nearest}". ` : 'use another. ';
    problems.push({
      ...place,
      message: `there is no admonition ":::${node.name}"`,
      fix: `${question}Admonitions: ${known.join(', ')}`,
    });
  }
  const end = node.position?.end.line ?? place.line;
  const isClosed = end > place.line && (lines[end - 1] ?? '').trimEnd().endsWith(':::');
  if (!isClosed)
    problems.push({...place, message: `":::${node.name}" does not end`, fix: 'write a line ::: after its text'});
  return problems;
}

function printedColons(line: string, node: Nodes, file: string): Problem {
  const place = {file, ...placeOf(node)};
  const words = line.replaceAll(':', ' ').trim();
  if (!words) return {...place, message: 'the line ::: ends nothing and would be printed', fix: 'delete it'};
  const [name, ...title] = words.split(' ');
  const fix = `write ":::${name}${title.length > 0 ? `[${title.join(' ')}]` : ''}", the title in brackets and nothing after them`;
  return {...place, message: `"${line}" is no admonition and would be printed`, fix};
}
