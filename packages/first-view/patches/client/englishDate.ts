/** How the theme's dates name the month: `Nov 23, 2026`, or with its full name. */
interface EnglishMonth {
  readonly month: 'short' | 'long';
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** Returns whether {@link englishDate} returns the same as `Intl.DateTimeFormat` with these options. */
export function isEnglishDate(options: Intl.DateTimeFormatOptions): options is EnglishMonth {
  const {day, month, year, timeZone, ...others} = options;
  const isDay = day === 'numeric' && year === 'numeric' && timeZone === 'UTC';
  return isDay && (month === 'short' || month === 'long') && Object.keys(others).length === 0;
}

/** Formats a day in English. */
export function englishDate(date: Date, {month}: EnglishMonth): string {
  const name = months[date.getUTCMonth()] ?? '';
  return `${month === 'short' ? name.slice(0, 3) : name} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
