import type {FrontMatterEntry} from './frontMatter';
import {isWholePage, type Page, type Site} from './page';
import type {Problem} from './problem';

/** A text of the front matter that every page has, of a certain length, and no two pages alike. */
export interface MetaText {
  /** What it is called in messages, for example `description`. */
  readonly name: string;
  /** Fewest and most characters. */
  readonly limits: {readonly min: number; readonly max: number};
  /** Fix for a text that is missing or has the wrong length. */
  lengthFix(page: Page): string;
  /** Fix for a text that another page has too. */
  sameFix(page: Page): string;
  /** The entry that holds it. */
  entryOf(page: Page): FrontMatterEntry | undefined;
}

/** Pages without the text, with one of the wrong length, or with the one of another page. */
export function metaTextProblems({pages}: Site, text: MetaText): Problem[] {
  const firstPages = new Map<string, string>();
  return pages.filter(isWholePage).flatMap((page): Problem[] => {
    const {file, frontMatter} = page;
    if (!frontMatter || frontMatter.faults.length > 0) return [];
    const entry = text.entryOf(page);
    if (!entry)
      return [{file, ...frontMatter.place, message: `the page has no ${text.name}`, fix: text.lengthFix(page)}];
    if (typeof entry.value !== 'string') return [];
    const words = entry.value.trim();
    const problems: Problem[] = [];
    if (words.length < text.limits.min || words.length > text.limits.max) {
      problems.push({
        file,
        ...entry.valuePlace,
        message: `the ${text.name} has ${words.length} characters`,
        fix: text.lengthFix(page),
      });
    }
    const first = firstPages.get(words.toLowerCase());
    if (first === undefined) firstPages.set(words.toLowerCase(), file);
    else
      problems.push({
        file,
        ...entry.valuePlace,
        message: `the ${text.name} is also that of ${first}`,
        fix: text.sameFix(page),
      });
    return problems;
  });
}
