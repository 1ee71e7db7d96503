import {describe, expect, it} from 'vitest';
import {useDateTimeFormat} from './useDateTimeFormat';

const parts = {day: 'numeric', year: 'numeric', timeZone: 'UTC'} as const;
const days = Array.from({length: 12}, (_, month) => [Date.UTC(2026, month, 1), Date.UTC(2026, month + 1, 0, 23, 59)]);

describe.each(['short', 'long'] as const)('dates with %s months', (month) => {
  const options = {...parts, month};
  const format = useDateTimeFormat(options);

  it.each(days.flat())('formats %d as Intl does', (time) => {
    expect(format.format(new Date(time))).toBe(new Intl.DateTimeFormat('en', options).format(time));
  });

  it('are formatted without Intl', () => expect(format).not.toBeInstanceOf(Intl.DateTimeFormat));
});

it.each<Intl.DateTimeFormatOptions>([
  {},
  {...parts, month: 'narrow'},
  {...parts, month: 'short', weekday: 'long'},
  {...parts, month: 'short', timeZone: 'Asia/Kolkata'},
  {...parts, month: 'short', day: '2-digit'},
])('leaves %o to Intl', (options) => expect(useDateTimeFormat(options)).toBeInstanceOf(Intl.DateTimeFormat));
