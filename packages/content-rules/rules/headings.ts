import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {nodesOf} from '@docs-kit/pages';
import {anchorOfHeading, placeOf, type Problem} from '@docs-kit/report';
import {visit} from 'unist-util-visit';
import {eachPage, repeated, type Page} from '../site';

/**
 * A page has one h1, every heading has a text, no two have the same text or id, and no level is skipped. markdownlint's rules for
 * headings are off for pages, since they know neither the title in front matter nor what directives expand to.
 */
export const headings = eachPage((page) => [
  ...topHeading(page),
  ...emptyHeadings(page),
  ...repeatedHeadings(page),
  ...explicitIds(page),
  ...skippedLevels(page),
]);

/** Returns the text of a heading on one line: an underlined heading may have several. */
const textOf = (node: Heading): string => toString(node).trim().replaceAll(/\s+/gu, ' ');

const allHeadings = ({tree}: Page): Heading[] => nodesOf(tree, 'heading');

/** Docusaurus shows the title of docs and posts as the `h1`; on single pages, authors write it. */
function topHeading(page: Page): Problem[] {
  const {file, folder, isPartial, parseProblems} = page;
  const tops = allHeadings(page).filter(({depth}) => depth === 1);
  if (folder.kind === 'pages' && !isPartial) {
    if (tops.length > 0 || parseProblems.length > 0) {
      return tops.slice(1).map((node) => {
        return {file, ...placeOf(node), message: `"${textOf(node)}" is a second # heading`, fix: 'write ## instead'};
      });
    }
    const fix = 'start its text with # and its title: Docusaurus doesn\'t show the "title" of single pages';
    return [{file, line: 1, column: 1, message: 'the page has no # heading', fix}];
  }
  return tops.map((node) => {
    const message = `"${textOf(node)}" is a # heading, and the page already has one: its "title"`;
    return {file, ...placeOf(node), message, fix: 'delete the line, or write ## instead'};
  });
}

const emptyHeadings = (page: Page): Problem[] =>
  allHeadings(page)
    .filter((node) => textOf(node) === '')
    .map((node) => {
      return {
        file: page.file,
        ...placeOf(node),
        message: 'the heading is empty',
        fix: 'write its text, or delete the line',
      };
    });

function repeatedHeadings(page: Page): Problem[] {
  const withText = allHeadings(page).filter((node) => textOf(node) !== '');
  return repeated(withText, (node) => textOf(node).toLowerCase()).map(([node, first]) => {
    const message = `the heading "${textOf(node)}" is already on line ${placeOf(first).line}`;
    const fix = 'make one of them more specific, so that each has its own anchor';
    return {file: page.file, ...placeOf(node), message, fix};
  });
}

/** Checks ids that authors write, `## Text {#id}`: each has no spaces, and is that of no other heading. */
function explicitIds(page: Page): Problem[] {
  const ids = allHeadings(page).map((node) => {
    const written = /\{#(?<id>[^{}]+)\}$/u.exec(toString(node))?.groups?.id?.trim();
    const place = {file: page.file, ...placeOf(node)};
    return {id: written ?? anchorOfHeading(textOf(node)), isWritten: written !== undefined, place};
  });
  const withSpace = ids.filter(({id}) => /\s/u.test(id));
  const others = ids.filter(({id}) => !/\s/u.test(id));
  const sameIds = repeated(others, ({id}) => id).filter((pair) => pair.some(({isWritten}) => isWritten));
  return [
    ...withSpace.map(({id, place}) => {
      const fix = `write "{#${id.replaceAll(/\s+/gu, '-')}}"`;
      return {...place, message: `the heading id "${id}" contains a space`, fix};
    }),
    ...sameIds.map(([{id, place}, first]) => {
      const message = `the heading on line ${first.place.line} already has the id "${id}"`;
      return {...place, message, fix: 'give one of the two another id, or none'};
    }),
  ];
}

/** Any level may follow a directive, since it expands to headings that aren't known here. */
function skippedLevels({file, tree, isPartial}: Page): Problem[] {
  const problems: Problem[] = [];
  let level = isPartial ? Infinity : 1;
  visit(tree, (node: Nodes) => {
    if (node.type === 'leafDirective' && node.name !== 'diagram') level = Infinity;
    if (node.type !== 'heading') return;
    if (node.depth > level + 1) {
      const wanted = '#'.repeat(level + 1);
      const message = `the heading "${textOf(node)}" skips from level ${level} to level ${node.depth}`;
      problems.push({file, ...placeOf(node), message, fix: `write ${wanted} instead of ${'#'.repeat(node.depth)}`});
    }
    level = node.depth;
  });
  return problems;
}
