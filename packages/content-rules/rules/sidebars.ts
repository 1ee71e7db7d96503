import path from 'node:path/posix';
import type {Problem} from '@docs-kit/report';
import {nearestFile} from '../links';
import type {ContentFolder} from '../options';
import {idOf} from '../routes';
import {misspells} from './frontMatter';
import {isInside, isWholePage, type Page, type Rule} from '../site';

/** The pages in sidebars exist. */
export const sidebarPages: Rule = ({pages, folders}) =>
  folders.flatMap((folder) => {
    const ids = idsIn(folder, pages);
    const missing = (folder.sidebarPages ?? []).filter(({id}) => !ids.includes(id));
    return missing.map(({id, ...place}) => {
      const nearest = nearestFile(id, ids);
      const fix = nearest ? `make it "${nearest}"` : `name the path of a page in ${folder.path}, without its extension`;
      return {...place, message: `the sidebar names a page that doesn't exist: "${id}"`, fix};
    });
  });

/** The pages in `pagination_next` and `pagination_prev` exist. */
export const paginationTargets: Rule = ({pages}) =>
  pages.flatMap(({file, folder, frontMatter, isPartial}) => {
    if (isPartial || folder.kind !== 'docs') return [];
    const ids = idsIn(folder, pages);
    return ['pagination_next', 'pagination_prev'].flatMap((key): Problem[] => {
      const entry = frontMatter?.entries.get(key);
      if (!entry || typeof entry.value !== 'string' || ids.includes(entry.value)) return [];
      const nearest = nearestFile(entry.value, ids);
      const fix = nearest ? `write "${nearest}"` : `write the path of a page in ${folder.path}, without its extension`;
      return [{file, ...entry.valuePlace, message: `"${key}" names a page that doesn't exist: "${entry.value}"`, fix}];
    });
  });

const idsIn = (folder: ContentFolder, pages: readonly Page[]): string[] =>
  pages.filter((page) => isWholePage(page) && page.folder.path === folder.path).map(idOf);

/** If some pages of a folder have a `sidebar_position`, all do: Docusaurus puts pages without one last. */
export const sidebarPositions: Rule = ({pages}) => {
  const isOrdered = ({file, folder}: Page): boolean =>
    (folder.orderedFolders ?? []).some((ordered) => isInside(file, ordered));
  const ordered = pages.filter((page) => isWholePage(page) && isOrdered(page));
  return ordered.flatMap((page) => {
    const {file, frontMatter} = page;
    if (!frontMatter || frontMatter.problems.length > 0 || frontMatter.entries.has('sidebar_position')) return [];
    if (misspells(page, 'sidebar_position')) return [];
    const others = ordered.filter((other) => path.dirname(other.file) === path.dirname(file)).flatMap(positionOf);
    // If no page has one, Docusaurus orders them by name.
    if (others.length === 0) return [];
    const last = Math.floor(Math.max(...others)) + 1;
    const message = 'the page has no sidebar_position, and other pages of its folder have one';
    const fix = `write "sidebar_position: ${last}" to put it last, or the number of its position`;
    return [{file, ...frontMatter.place, message, fix}];
  });
};

function positionOf({frontMatter}: Page): number[] {
  const position = frontMatter?.entries.get('sidebar_position')?.value;
  return typeof position === 'number' ? [position] : [];
}
