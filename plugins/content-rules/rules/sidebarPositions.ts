import path from 'node:path/posix';
import {isWholePage, type Page, type Rule} from '../page';

/** Where the pages of a folder are ordered by `sidebar_position`, each has one: without it a page goes to the end. */
export const sidebarPositions: Rule = ({pages, options}) => {
  const isOrdered = ({file}: Page): boolean => options.orderedFolders.some((folder) => file.startsWith(`${folder}/`));
  const ordered = pages.filter((page) => isWholePage(page) && isOrdered(page));
  return ordered.flatMap((page) => {
    const {file, frontMatter} = page;
    if (!frontMatter || frontMatter.faults.length > 0 || frontMatter.entries.has('sidebar_position')) return [];
    const others = ordered.filter((other) => path.dirname(other.file) === path.dirname(file)).flatMap(positionOf);
    // Where no page has one, all are ordered by their names.
    if (others.length === 0) return [];
    const last = Math.floor(Math.max(...others)) + 1;
    const message = 'the page has no sidebar_position, by which its folder is ordered';
    const fix = `write "sidebar_position: ${last}" to make it the last, or the number of its place`;
    return [{file, ...frontMatter.place, message, fix}];
  });
};

function positionOf({frontMatter}: Page): number[] {
  const position = frontMatter?.entries.get('sidebar_position')?.value;
  return typeof position === 'number' ? [position] : [];
}
