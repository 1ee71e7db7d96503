import {imageReferences, isImage} from '../imageReferences';
import type {Rule} from '../page';

/** Every picture beside the pages is shown by one. Static files are not looked at: styles and settings name them too. */
export const orphanImages: Rule = ({pages, files, options}) => {
  const shown = new Set(pages.flatMap((page) => imageReferences(page).map(({target}) => target)));
  const isBesidePages = (file: string): boolean => options.folders.some(({path}) => file.startsWith(`${path}/`));
  return [...files.paths]
    .filter((file) => isImage(file) && isBesidePages(file) && !shown.has(file))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      message: 'no page shows this image',
      fix: 'show it on a page, or delete it',
    }));
};
