import type {Targets} from 'lightningcss';
import {digest, type BuildCache} from '../buildCache';
import {criticalStyles, prepareSheet, type PreparedSheet} from './criticalStyles';
import {namesIn, visibleParts, type PageDocument} from './pageDocument';

/**
 * Styles of the pages that share a style sheet. Pages of which the sheet sees the same parts share their styles too.
 * @param css text of the whole sheet
 * @param outside custom properties that any page sets or reads itself
 * @param targets browsers that the text is for
 * @param cache what the last build made
 */
export function pageStyles(
  css: string,
  outside: ReadonlySet<string>,
  targets: Targets,
  cache: BuildCache,
): (page: PageDocument) => string {
  const names = namesIn(css);
  const inputs = digest([css, ...[...outside].sort(), JSON.stringify(targets)]);
  let sheet: PreparedSheet | undefined;
  return (page) =>
    cache.recall([inputs, visibleParts(page, names)], () =>
      criticalStyles((sheet ??= prepareSheet(css, outside, targets)), page),
    );
}
