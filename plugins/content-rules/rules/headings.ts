import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {placeOf} from '../placeOf';
import {eachPage, type Page} from '../page';
import type {Problem} from '../problem';

/**
 * Headings: the one at the top comes from where it belongs, none stands twice, nor does an id that is written with one,
 * levels go down one at a time.
 */
export const headings = eachPage((page) => [
  ...topHeading(page),
  ...repeatedHeadings(page),
  ...writtenIds(page),
  ...skippedLevels(page),
]);

/** The words of a heading in one line: an underlined one may have several. */
const wordsOf = (node: Heading): string => toString(node).trim().replaceAll(/\s+/gu, ' ');

function allHeadings({tree}: Page): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => void found.push(node));
  return found;
}

/** The generator makes the title of docs and posts the page's `h1`; on single pages it shows what the file holds. */
function topHeading(page: Page): Problem[] {
  const {file, folder, isPartial, readProblems} = page;
  const tops = allHeadings(page).filter(({depth}) => depth === 1);
  if (folder.kind === 'pages' && !isPartial) {
    if (tops.length > 0 || readProblems.length > 0) {
      return tops.slice(1).map((node) => ({
        file,
        ...placeOf(node),
        message: `"${wordsOf(node)}" is a second # heading`,
        fix: 'write ## instead',
      }));
    }
    return [
      {
        file,
        line: 1,
        column: 1,
        message: 'the page shows no # heading',
        fix: 'begin its text with # and its title: single pages do not show the "title"',
      },
    ];
  }
  return tops.map((node) => ({
    file,
    ...placeOf(node),
    message: `"${wordsOf(node)}" is a # heading, and the page has one already: its "title"`,
    fix: 'delete the line, or write ## instead',
  }));
}

function repeatedHeadings(page: Page): Problem[] {
  const firstLines = new Map<string, number>();
  return allHeadings(page).flatMap((node): Problem[] => {
    const words = wordsOf(node);
    const first = firstLines.get(words.toLowerCase());
    if (first === undefined) {
      firstLines.set(words.toLowerCase(), placeOf(node).line);
      return [];
    }
    return [
      {
        file: page.file,
        ...placeOf(node),
        message: `the heading "${words}" stands on line ${first} already`,
        fix: 'say in one of them what it is about, so that both have an anchor of their own',
      },
    ];
  });
}

/** Ids that authors give, `## Words {#id}`: each is one word, and leads to one heading. */
function writtenIds(page: Page): Problem[] {
  const firstLines = new Map<string, number>();
  return allHeadings(page).flatMap((node): Problem[] => {
    const id = /\{#(?<id>[^{}]+)\}$/u.exec(toString(node))?.groups?.id?.trim();
    if (id === undefined) return [];
    const place = {file: page.file, ...placeOf(node)};
    if (/\s/u.test(id)) {
      const fix = `write "{#${id.replaceAll(/\s+/gu, '-')}}"`;
      return [{...place, message: `the id "${id}" of a heading has a space in it`, fix}];
    }
    const first = firstLines.get(id);
    firstLines.set(id, first ?? place.line);
    if (first === undefined) return [];
    const message = `the heading on line ${first} has the id "${id}" already`;
    return [{...place, message, fix: 'give one of the two another id, or none'}];
  });
}

/** After a directive any level may follow: what it expands to has headings of its own. */
function skippedLevels({file, tree, isPartial}: Page): Problem[] {
  const problems: Problem[] = [];
  let level = isPartial ? Infinity : 1;
  visit(tree, (node: Nodes) => {
    if (node.type === 'leafDirective' && node.name !== 'diagram') level = Infinity;
    if (node.type !== 'heading') return;
    if (node.depth > level + 1) {
      const wanted = '#'.repeat(level + 1);
      const message = `the heading "${wordsOf(node)}" goes from level ${level} to level ${node.depth}`;
      problems.push({file, ...placeOf(node), message, fix: `write ${wanted} instead of ${'#'.repeat(node.depth)}`});
    }
    level = node.depth;
  });
  return problems;
}
