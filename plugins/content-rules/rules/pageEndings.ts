import path from 'node:path/posix';
import type {Rule} from '../page';

const endings = ['.md', '.mdx'];
/** Names that other programs take for Markdown. */
const otherEndings = ['.markdown', '.mdown', '.mkd'];

/** Every file that looks like a page ends as the generator wants it: of others no page is made, and nobody says so. */
export const pageEndings: Rule = ({files, options}) =>
  [...files.paths]
    .filter((file) => options.folders.some((folder) => file.startsWith(`${folder.path}/`)) && isMisnamed(file))
    .map((file) => {
      const {name, ext} = path.parse(file);
      const ending = ext.toLowerCase() === '.mdx' ? '.mdx' : '.md';
      const message = `no page is made of a file whose name ends in "${ext}"`;
      return {file, line: 1, column: 1, message, fix: `name it ${name}${ending}`};
    });

function isMisnamed(file: string): boolean {
  const ending = path.extname(file);
  return !endings.includes(ending) && [...endings, ...otherEndings].includes(ending.toLowerCase());
}
