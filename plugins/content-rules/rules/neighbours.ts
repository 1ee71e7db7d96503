import path from 'node:path/posix';
import {nearestName} from '../../contract-reference/nearestName';
import {isWholePage, type Page, type Rule} from '../page';
import type {Problem} from '../problem';

const keys = ['pagination_next', 'pagination_prev'];

/** The page that `pagination_next` or `pagination_prev` names is there. */
export const neighbours: Rule = ({pages}) => {
  const docs = pages.filter((page) => isWholePage(page) && page.folder.kind === 'docs');
  return docs.flatMap(({file, folder, frontMatter}) => {
    const ids = docs.filter((other) => other.folder.path === folder.path).map(idOf);
    return keys.flatMap((key): Problem[] => {
      const entry = frontMatter?.entries.get(key);
      if (!entry || typeof entry.value !== 'string' || ids.includes(entry.value)) return [];
      const nearest = nearestName(entry.value, ids);
      const fix = nearest ? `write "${nearest}"` : `write the path of a page below ${folder.path}, without its ending`;
      return [{file, ...entry.valuePlace, message: `"${key}" names no page: "${entry.value}"`, fix}];
    });
  });
};

/** Name of a page for the generator: its path without ending, its last part changed by `id`. */
function idOf({file, folder, frontMatter}: Page): string {
  const {dir, name} = path.parse(path.relative(folder.path, file));
  const id = frontMatter?.entries.get('id')?.value;
  return path.join(dir, typeof id === 'string' ? id : name);
}
