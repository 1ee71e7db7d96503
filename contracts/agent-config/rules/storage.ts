import {errorAt, warningAt, type Finding} from '../problem';
import {mappingsIn, type Mapping} from '../values';
import type {CrossFieldRule} from './rule';

type Slot = 'cache' | 'database';

/** What happens with a type that the schema accepts in a slot but that doesn't work there. */
export const misplaced: Readonly<Record<Slot, Readonly<Record<string, string>>>> = {
  cache: {
    sqlite: '`sqlite` does not work as cache and is replaced by `in-memory` without a message. Write `in-memory`.',
    postgres: '`postgres` does not work as cache and is replaced by `in-memory` without a message. Write `in-memory`.',
  },
  database: {
    redis:
      '`redis` does not work as database and is replaced by `in-memory` without a message. Write `sqlite` to keep conversations.',
    postgres:
      '`postgres` is written but cannot be read back, so the model never sees the conversation. Write `sqlite`.',
  },
};

/** Keys of which at least one is needed to find the server. */
export const addresses: Readonly<Record<string, readonly string[]>> = {
  redis: ['url', 'host'],
  postgres: ['url', 'connectionString', 'host'],
};

const inEachSlot =
  (check: (backend: Mapping, slot: Slot) => Finding[]): CrossFieldRule =>
  (config) =>
    mappingsIn(config.storage).flatMap(([slot, backend]) => check(backend, slot as Slot));

/** `redis` and `postgres` say where the server is. */
const serverAddress: CrossFieldRule = inEachSlot((backend, slot) => {
  const keys = addresses[String(backend.type)];
  if (!keys || keys.some((key) => key in backend)) return [];
  const listed = keys.map((key) => `\`${key}\``).join(', ');
  return [errorAt(['storage', slot], `\`${backend.type}\` needs one of ${listed}.`)];
});

/** A backend finds its server with the keys that are there: it accepts others, but doesn't use them. */
const ignoredKeys: CrossFieldRule = inEachSlot((backend, slot) => {
  // They are applied last and take precedence.
  const options = (backend.options ?? {}) as Mapping;
  if (backend.type === 'redis' && 'url' in backend && !('host' in options)) {
    const message = 'redis ignores `url`; without `host` it connects to 127.0.0.1:6379. Write `host` and `port`.';
    return [warningAt(['storage', slot, 'url'], message)];
  }
  const hasAddress = 'url' in backend || 'connectionString' in backend;
  if (backend.type !== 'postgres' || hasAddress) return [];
  const ignored = ['host', 'port', 'database', 'password'].filter((key) => key in backend && !(key in options));
  return ignored.map((key) =>
    warningAt(['storage', slot, key], `postgres ignores \`${key}\`. Write all of it into \`connectionString\`.`),
  );
});

/** A redis cache keeps sessions for whole seconds. */
const wholeSeconds: CrossFieldRule = ({storage, sessions}) => {
  const {cache} = storage as Readonly<Partial<Record<Slot, Mapping>>>;
  const sessionTTL = (sessions as Mapping | undefined)?.sessionTTL;
  if (cache?.type !== 'redis' || typeof sessionTTL !== 'number' || sessionTTL % 1000 === 0) return [];
  return [
    warningAt(
      ['sessions', 'sessionTTL'],
      'with a `redis` cache, `sessionTTL` must be a multiple of 1000: the Redis protocol expects whole seconds.',
    ),
  ];
};

/** The backend works in its slot. */
const fittingSlot: CrossFieldRule = inEachSlot((backend, slot) => {
  const message = misplaced[slot][String(backend.type)];
  return message === undefined ? [] : [warningAt(['storage', slot, 'type'], message)];
});

/** The path of the database file has no tilde. */
const fullPath: CrossFieldRule = inEachSlot(({type, path}, slot) => {
  if (slot !== 'database' || type !== 'sqlite' || typeof path !== 'string' || !path.startsWith('~/')) return [];
  const message = `\`~\` is not your home folder here: Saiki creates a folder called \`~\`. Write \`$HOME${path.slice(1)}\`.`;
  return [warningAt(['storage', slot, 'path'], message)];
});

/** Rules of the `storage` part. */
export const storageRules: readonly CrossFieldRule[] = [
  serverAddress,
  ignoredKeys,
  wholeSeconds,
  fittingSlot,
  fullPath,
];
