import path from 'node:path/posix';
import {generatedFolders, idOf, listedPages, type Page} from '@docs-kit/content-rules/check';

/** Pages and the sidebars that show them. */
export interface Section {
  /** Folder of the pages, relative to the site. */
  readonly folder: string;
  /** File that defines the sidebars, relative to the site. */
  readonly file: string;
  readonly sidebars: object;
}

/** Front matter keys with which a page itself says which sidebar shows it, or that none does. */
const ownPlace = ['draft', 'unlisted', 'displayed_sidebar'];

/** Returns a message for the author of a page that is in no sidebar of its section, or more than once. */
export function sidebarFault(page: Page, section: Section): string | undefined {
  const {file, frontMatter} = page;
  const valueOf = (key: string): unknown => frontMatter?.entries.get(key)?.value;
  const shown = frontMatter?.entries.get('displayed_sidebar');
  const names = Object.keys(section.sidebars);
  if (typeof shown?.value === 'string' && !names.includes(shown.value)) {
    const {line, column} = shown.valuePlace;
    return `${file}:${line}:${column} there is no sidebar "${shown.value}". Fix: write "${names.join('" or "')}".`;
  }
  const id = idOf(page);
  const inFolder = (folder: string): boolean => file.startsWith(path.join(section.folder, folder, '/'));
  const isPage = (other: string): boolean => other === id;
  const listed = listedPages(section.sidebars, 'doc').filter(isPage);
  const places = [...generatedFolders(section.sidebars).filter(inFolder), ...listed];
  if (places.length > 1) {
    const fix = `keep one of them in ${section.file}, and write the others as {type: 'ref', id: '${id}'}`;
    return `${file}:1:1 is in ${places.length} places of the sidebars. Fix: ${fix}.`;
  }
  const saysItself = ownPlace.some((key) => valueOf(key) !== undefined && valueOf(key) !== false);
  if (places.length === 1 || saysItself || listedPages(section.sidebars, 'ref').some(isPage)) return undefined;
  return `${file}:1:1 is in no sidebar. Fix: list '${id}', or its folder, in ${section.file}.`;
}
