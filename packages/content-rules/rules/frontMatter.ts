import {nearestName, type Place, type Problem} from '@docs-kit/report';
import {describeType, hasType, keysOf, typeOf, type ValueType} from '../docusaurusKeys';
import type {FrontMatter, FrontMatterEntry} from '../frontMatter';
import {datedPath} from '../routes';
import {eachPage, isWholePage, type Page, type Rule, type Site} from '../site';

/** Pages start with front matter, except partials, which other pages import. */
export const frontMatterPresence = eachPage(({file, isPartial, frontMatter, tree, parseProblems}) => {
  const start = {file, line: 1, column: 1};
  if (isPartial) {
    if (!frontMatter) return [];
    const message = 'a partial (its path has a name that starts with _) has front matter';
    return [{...start, message, fix: 'delete the lines from --- to ---'}];
  }
  const [first] = tree.children;
  if (frontMatter || (!first && parseProblems.length > 0)) return [];
  if (first?.type === 'thematicBreak') {
    return first.position?.start.line === 1
      ? [{...start, message: "the front matter isn't closed", fix: 'write a line --- after its last key'}]
      : [{...start, message: 'there are empty lines above the front matter', fix: 'start the file with the line ---'}];
  }
  const fix = 'start with ---, a "title", a "description" and --- on separate lines';
  return [{...start, message: 'the page has no front matter', fix}];
});

/** Docusaurus knows every key, and every value has the type that it expects. */
export const frontMatterKeys = eachPage(({file, folder, frontMatter}) => {
  if (!frontMatter || frontMatter.problems.length > 0) return [];
  const known = keysOf(folder.kind);
  return [...frontMatter.entries.values()].flatMap((entry): Problem[] => {
    const type = typeOf(entry.key, known);
    if (!type) return [{file, ...entry.keyPlace, ...unknownKey(entry.key, Object.keys(known))}];
    return hasType(entry.value, type) ? [] : [{file, ...entry.valuePlace, ...wrongType(entry, type)}];
  });
});

function unknownKey(key: string, known: string[]): Pick<Problem, 'message' | 'fix'> {
  const nearest = nearestName(key, known);
  const fix = nearest ? `write "${nearest}", or delete the line` : `delete the line. Keys: ${known.join(', ')}`;
  return {message: `front matter has no key "${key}"`, fix};
}

/** Whether the front matter has a wrong key that means this one: a page is told about it once. */
export function misspells({folder, frontMatter}: Page, name: string): boolean {
  const known = Object.keys(keysOf(folder.kind));
  const keys = [...(frontMatter?.entries.keys() ?? [])];
  return keys.some((key) => !known.includes(key) && nearestName(key, known) === name);
}

function wrongType({key, value}: FrontMatterEntry, type: ValueType): Pick<Problem, 'message' | 'fix'> {
  const written = value === null ? 'is empty' : `is ${JSON.stringify(value)}`;
  return {message: `"${key}" ${written}`, fix: `write ${describeType(type)}, or delete the line`};
}

/** A text in the front matter that every page needs, with a limited length, and different on every page. */
interface MetaText {
  /** Name in messages, for example `description`. */
  readonly name: string;
  /** Numbers of characters. */
  readonly limits: {readonly min: number; readonly max: number};
  /** Returns the fix for a text that is missing or has the wrong length. */
  lengthFix(page: Page): string;
  /** Returns the fix for a text that another page has too. */
  sameFix(page: Page): string;
  entryOf(page: Page): FrontMatterEntry | undefined;
}

function metaTextProblems({pages}: Site, text: MetaText): Problem[] {
  const firstPages = new Map<string, string>();
  return pages.filter(isWholePage).flatMap((page): Problem[] => {
    const {file, frontMatter} = page;
    if (!frontMatter || frontMatter.problems.length > 0) return [];
    const entry = text.entryOf(page);
    if (!entry && misspells(page, text.name)) return [];
    if (!entry)
      return [{file, ...frontMatter.place, message: `the page has no ${text.name}`, fix: text.lengthFix(page)}];
    if (typeof entry.value !== 'string') return [];
    const value = entry.value.trim();
    const place = {file, ...entry.valuePlace};
    const problems: Problem[] = [];
    if (value.length < text.limits.min || value.length > text.limits.max) {
      problems.push({...place, message: `the ${text.name} has ${value.length} characters`, fix: text.lengthFix(page)});
    }
    const first = firstPages.get(value.toLowerCase());
    if (first === undefined) firstPages.set(value.toLowerCase(), file);
    else problems.push({...place, message: `${first} has the same ${text.name}`, fix: text.sameFix(page)});
    return problems;
  });
}

/** Lengths that fit in a browser tab and a search result. */
const titleLimits = {min: 3, max: 60};

/** Every page has a unique title of a readable length, for browser tabs and search results. */
export const titles: Rule = (site) => {
  const limits = `of ${titleLimits.min} to ${titleLimits.max} characters`;
  const lengthFix = `write a "title" ${limits}`;
  const longHeadingFix = `or keep it as the heading, and add a "title_meta" ${limits} for browser tabs`;
  return metaTextProblems(site, {
    name: 'title',
    limits: titleLimits,
    lengthFix: (page) => (mayHaveMeta(page) ? `${lengthFix}, ${longHeadingFix}` : lengthFix),
    sameFix: (page) => (mayHaveMeta(page) ? 'give this page its own "title_meta"' : 'give this page another "title"'),
    entryOf: ({frontMatter}) => frontMatter?.entries.get('title_meta') ?? frontMatter?.entries.get('title'),
  });
};

/** A single page doesn't show its title as a heading, so it needs no other one for browser tabs and search results. */
const mayHaveMeta = ({folder}: Page): boolean => keysOf(folder.kind).title_meta !== undefined;

/** Lengths that search engines show. */
const descriptionLimits = {min: 70, max: 160};

/** Every page has a unique description, for search results and link previews. */
export const descriptions: Rule = (site) =>
  metaTextProblems(site, {
    name: 'description',
    limits: descriptionLimits,
    lengthFix: () =>
      `write a "description" of one sentence, ${descriptionLimits.min} to ${descriptionLimits.max} characters long`,
    sameFix: () => 'describe what is specific to this page',
    entryOf: ({frontMatter}) => frontMatter?.entries.get('description'),
  });

/** Keys whose value readers see as it's written: as a heading, in the sidebar, in a browser tab or a search result. */
const plainKeys = ['title', 'title_meta', 'description', 'sidebar_label', 'pagination_label'];

/** A tag of HTML, an entity, code, bold text or a link. Other angle brackets may be text: `Map<string>`. */
const markup =
  /<\/[a-z][^>]*>|<(?:a|b|br|code|em|i|img|kbd|span|strong|sub|sup)\b[^>]*>|&(?:[a-z]+|#\w+);|`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\)/giu;

/** Titles, descriptions and labels are plain text: Docusaurus shows HTML and Markdown in them as characters. */
export const plainTexts = eachPage(({file, frontMatter}) =>
  plainKeys.flatMap((key): Problem[] => {
    const {value, valuePlace} = frontMatter?.entries.get(key) ?? {};
    const written = typeof value === 'string' ? (value.match(markup) ?? []) : [];
    if (written.length === 0) return [];
    const message = `readers see ${written.join(' and ')} in the "${key}" as it is written`;
    return [{file, ...valuePlace, message, fix: 'write plain text, without HTML and Markdown'}];
  }),
);

/** Posts have one date each, and all dates exist: Docusaurus would use today, and turn February 30 into a day in March. */
export const dates = eachPage((page) => {
  const {folder, frontMatter, isPartial} = page;
  if (isPartial || !frontMatter) return [];
  const update = frontMatter.entries.get('last_update');
  const updateDay = update && dateOf(update);
  return [
    ...(folder.kind === 'blog' ? postDate(page, frontMatter) : []),
    ...(update && updateDay !== undefined ? invalidDay(page, updateDay, update.valuePlace) : []),
  ];
});

function dateOf({value}: FrontMatterEntry): unknown {
  return typeof value === 'object' && value !== null && 'date' in value ? value.date : undefined;
}

function postDate(page: Page, {entries, place}: FrontMatter): Problem[] {
  const entry = entries.get('date');
  const named = datedPath.exec(page.file)?.groups?.date?.replaceAll('/', '-');
  const inName = 'in the name of its folder or file';
  if (entry) {
    const problems = invalidDay(page, entry.value, entry.valuePlace);
    const days = [named, String(entry.value)].map((text) => text && dayIn(text));
    if (problems.length > 0 || named === undefined || days[0] === days[1]) return problems;
    const message = `the date isn't the one ${inName}, ${named}, which is in the URL`;
    return [{file: page.file, ...entry.valuePlace, message, fix: 'write the same day in both places'}];
  }
  if (named) return invalidDay(page, named, place, ` ${inName}`);
  const fix = `write its day ${inName}, like 2025-07-01-name, or as "date: 2025-07-01"`;
  return [{file: page.file, ...place, message: 'the post has no date', fix}];
}

function invalidDay({file}: Page, value: unknown, place: Place, where = ''): Problem[] {
  if (dayIn(String(value))) return [];
  const message = `"${String(value)}"${where} isn't a day of the calendar`;
  return [{file, ...place, message, fix: 'write a day that exists, like 2025-07-01'}];
}

/** Returns the day at the start of a date, such as 2025-07-01; undefined when there's none, or no such day. */
function dayIn(text: string): string | undefined {
  const {year, month, day} = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/.exec(text)?.groups ?? {};
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? date.toISOString().slice(0, 10) : undefined;
}
