import {describe, expect, it} from 'vitest';
import {englishDate, isEnglishDate} from './englishDate';

const parts = {day: 'numeric', year: 'numeric', timeZone: 'UTC'} as const;
const days = Array.from({length: 12}, (_, month) => [Date.UTC(2026, month, 1), Date.UTC(2026, month + 1, 0, 23, 59)]);

describe.each(['short', 'long'] as const)('dates with %s months', (month) => {
  const options = {...parts, month};

  it.each(days.flat())('formats %d as Intl does', (time) => {
    expect(englishDate(new Date(time), options)).toBe(new Intl.DateTimeFormat('en', options).format(time));
  });

  it('are formatted without Intl', () => expect(isEnglishDate(options)).toBe(true));
});

it.each<Intl.DateTimeFormatOptions>([
  {},
  {...parts, month: 'narrow'},
  {...parts, month: 'short', weekday: 'long'},
  {...parts, month: 'short', timeZone: 'Asia/Kolkata'},
  {...parts, month: 'short', day: '2-digit'},
])('leaves %o to Intl', (options) => expect(isEnglishDate(options)).toBe(false));
