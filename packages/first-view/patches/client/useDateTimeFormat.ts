const months = 'January February March April May June July August September October November December'.split(' ');

/**
 * Replaces the theme's hook of the same name on sites in English: it formats dates as `Intl.DateTimeFormat` does, but
 * doesn't use that for days in the theme's two formats: `Nov 23, 2026`, or with the month's full name.
 */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions): Pick<Intl.DateTimeFormat, 'format'> {
  const {day, month, year, timeZone, ...others} = options;
  const isDay = day === 'numeric' && year === 'numeric' && timeZone === 'UTC' && Object.keys(others).length === 0;
  if (!isDay || (month !== 'short' && month !== 'long')) return new Intl.DateTimeFormat('en', options);
  return {
    format(time) {
      const date = new Date(time ?? Date.now());
      const name = months[date.getUTCMonth()] ?? '';
      return `${month === 'short' ? name.slice(0, 3) : name} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
    },
  };
}
