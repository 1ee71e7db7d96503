import {criticalStyles, prepareSheet} from './criticalStyles';
import {readPageDocument} from './pageDocument';
import {namesIn, readPageOutline} from './pageOutline';

const targets = {chrome: 111 << 16};

/** What a page gets of a style sheet, in a site of this page alone. For tests. */
export function stylesOf(css: string, html: string): string {
  const page = readPageDocument(html, readPageOutline(html, namesIn(css)).variables);
  return criticalStyles(prepareSheet(css, page.variables, targets), page);
}
