import type {FrontMatterEntry} from '../frontMatter';
import {eachPage, type Page} from '../page';
import type {Place, Problem} from '../problem';

const calendarDay = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/;

/** The generator takes the date of a post from the name of its file or folder, where the front matter has none. */
const datedName = /(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})(?!\d)/;

const fix = 'write a day of the calendar, like 2025-07-01';

/** Every post has a date, and every date is one: the generator would take today, or move 30 February into March. */
export const dates = eachPage((page) => {
  const {folder, frontMatter, isPartial} = page;
  if (isPartial || !frontMatter) return [];
  const update = frontMatter.entries.get('last_update');
  const written = update && dateOf(update);
  return [
    ...(folder.kind === 'blog' ? postDate(page, frontMatter.entries.get('date')) : []),
    ...(update && written !== undefined ? dayFault(page, written, update.valuePlace) : []),
  ];
});

function dateOf({value}: FrontMatterEntry): unknown {
  return typeof value === 'object' && value !== null && 'date' in value ? value.date : undefined;
}

function postDate(page: Page, entry: FrontMatterEntry | undefined): Problem[] {
  if (entry) return dayFault(page, entry.value, entry.valuePlace);
  const {file, frontMatter} = page;
  const place = frontMatter?.place ?? {line: 1, column: 1};
  const named = datedName.exec(file)?.groups?.date;
  if (named) return dayFault(page, named.replaceAll('/', '-'), place);
  return [{file, ...place, message: 'the post has no date', fix: 'write "date: 2025-07-01", with its day'}];
}

function dayFault({file}: Page, value: unknown, place: Place): Problem[] {
  return isDay(String(value)) ? [] : [{file, ...place, message: `there is no day "${String(value)}"`, fix}];
}

/** Whether a text begins with a day that exists. */
function isDay(text: string): boolean {
  const {year, month, day} = calendarDay.exec(text)?.groups ?? {};
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
