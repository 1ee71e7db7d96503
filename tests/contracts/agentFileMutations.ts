import {isMapping} from '../../contracts/agent-config/values';

type Steps = readonly (string | number)[];

/** Values of every type, and every keyword of a union or an enumeration. */
const replacements: readonly unknown[] = [
  null,
  true,
  0,
  1,
  -1,
  1.5,
  '',
  'text',
  'https://example.com',
  '7',
  [],
  ['text'],
  [1],
  {},
  {unknown: 1},
  'static',
  'dynamic',
  'file',
  'stdio',
  'sse',
  'http',
  'in-memory',
  'redis',
  'sqlite',
  'postgres',
  'strict',
  'vercel',
  'skip',
  'auto-deny',
  'memory',
];

/**
 * Changes one part of a value at a time: every value is removed and replaced by each of a list of others, every mapping
 * gets an unknown key, every list loses and repeats an entry. The order is always the same.
 * @param value the value, which isn't changed itself
 */
export function* mutationsOf(value: unknown): Generator<unknown> {
  for (const steps of placesIn(value, [])) {
    for (const replacement of replacements) yield changed(value, steps, () => replacement);
    const last = steps.at(-1);
    if (typeof last === 'string') yield changed(value, steps.slice(0, -1), (parent) => without(parent, last));
    yield changed(value, steps, (place) => (isMapping(place) ? {...place, unknownKey: 'x'} : place));
    yield changed(value, steps, (place) => (Array.isArray(place) ? place.slice(1) : place));
    yield changed(value, steps, (place) => (Array.isArray(place) ? [...place, ...place] : place));
  }
}

function* placesIn(value: unknown, steps: Steps): Generator<Steps> {
  yield steps;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* placesIn(entry, [...steps, index]);
  } else if (isMapping(value)) {
    for (const [key, entry] of Object.entries(value)) yield* placesIn(entry, [...steps, key]);
  }
}

function changed(value: unknown, [step, ...rest]: Steps, change: (place: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? changed(entry, rest, change) : entry));
  if (!isMapping(value)) return value;
  return {...value, [step]: changed(value[step], rest, change)};
}

const without = (value: unknown, key: string): unknown =>
  isMapping(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) : value;
