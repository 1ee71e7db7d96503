/** Format of the theme's dates, in UTC: `Nov 23, 2026`, or with the full name of the month. */
export interface EnglishDateOptions {
  readonly day: 'numeric';
  readonly month: 'short' | 'long';
  readonly year: 'numeric';
  readonly timeZone: 'UTC';
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** Returns whether {@link englishDate} returns the same as `Intl.DateTimeFormat` with these options. */
export function isEnglishDate(options: Intl.DateTimeFormatOptions): options is EnglishDateOptions {
  const {day, month, year, timeZone, ...others} = options;
  const isDay = day === 'numeric' && year === 'numeric' && timeZone === 'UTC';
  return isDay && (month === 'short' || month === 'long') && Object.keys(others).length === 0;
}

/** Formats a day in English. */
export function englishDate(date: Date, {month}: Pick<EnglishDateOptions, 'month'>): string {
  const name = months[date.getUTCMonth()] ?? '';
  return `${month === 'short' ? name.slice(0, 3) : name} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
