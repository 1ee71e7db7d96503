import path from 'node:path/posix';
import {generatedFolders} from '../../../plugins/content-rules/orderedFolders';
import type {Page} from '../../../plugins/content-rules/page';

/** Pages and the sidebars beside which they are shown. */
export interface Section {
  /** Folder of the pages, relative to the site. */
  readonly folder: string;
  /** File that makes the sidebars, relative to the site. */
  readonly file: string;
  readonly sidebars: object;
}

/** Keys by which a page says itself that no sidebar, or which one, shows it. */
const ownPlace = ['draft', 'unlisted', 'displayed_sidebar'];

/** What to tell the author of a page that no sidebar of its section holds; nothing when one does. */
export function outsideSidebar({file, frontMatter}: Page, section: Section): string | undefined {
  const valueOf = (key: string): unknown => frontMatter?.entries.get(key)?.value;
  if (ownPlace.some((key) => valueOf(key) !== undefined && valueOf(key) !== false)) return undefined;
  const {dir, name} = path.parse(path.relative(section.folder, file));
  const id = path.join(dir, String(valueOf('id') ?? name));
  const folders = generatedFolders(section.sidebars).map((folder) => path.join(section.folder, folder, '/'));
  if (folders.some((folder) => file.startsWith(folder)) || listedPages(section.sidebars).includes(id)) return undefined;
  return `${file}:1:1 stands in no sidebar. Fix: list '${id}', or its folder, in ${section.file}.`;
}

/** Ids of the pages that the sidebars, or a part of them, name: in lists, and in items of the type `doc` or `ref`. */
function listedPages(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('id' in part && typeof part.id === 'string') return [part.id];
  const listed = Array.isArray(part) ? part.filter((item) => typeof item === 'string') : [];
  return [...listed, ...Object.values(part).flatMap(listedPages)];
}
