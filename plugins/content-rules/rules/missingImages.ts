import {hasBrokenEscape, imageReferences, isImage} from '../imageReferences';
import {nearestFile} from '../nearestFile';
import {eachPage, type SiteFiles} from '../page';
import type {Problem} from '../problem';

/** Every picture that a page shows is a file of the site. */
export const missingImages = eachPage((page, {files}) =>
  imageReferences(page).flatMap(({url, target, line, column}): Problem[] => {
    const place = {file: page.file, line, column};
    if (target === undefined) {
      const fix = 'put the file beside the page or in the folder of static files, and name it there';
      return [{...place, message: `the image ${url} comes from another site`, fix}];
    }
    if (hasBrokenEscape(url)) {
      const fix = 'write %25 for the sign %, or give the file a name without it';
      return [{...place, message: `the address of the image "${url}" has a % that escapes nothing`, fix}];
    }
    if (files.paths.has(target)) return [];
    return [{...place, message: `the image "${url}" does not exist`, fix: fixFor(target, files)}];
  }),
);

function fixFor(target: string, {paths}: SiteFiles): string {
  const nearest = nearestFile(target, [...paths].filter(isImage));
  return nearest ? `add ${target}, or use ${nearest}` : `add ${target}`;
}
