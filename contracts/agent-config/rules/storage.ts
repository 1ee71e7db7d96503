import type {Mapping} from '../mapping';
import {errorAt, warningAt, type Finding} from '../problem';
import type {CrossFieldRule} from './rule';

type Slot = 'cache' | 'database';

/** What happens with a type that the schema accepts in a slot but that does not work there. */
const misplaced: Readonly<Record<Slot, Readonly<Record<string, string>>>> = {
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

/** Keys of which one must be there to find the server. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  redis: ['url', 'host'],
  postgres: ['url', 'connectionString', 'host'],
};

function inEachSlot(check: (backend: Mapping, slot: Slot) => Finding[]): CrossFieldRule['check'] {
  return (config) => {
    const storage = config.storage as Readonly<Record<Slot, Mapping>> | undefined;
    return storage ? [...check(storage.cache, 'cache'), ...check(storage.database, 'database')] : [];
  };
}

const serverAddress: CrossFieldRule = {
  name: 'redis and postgres say where the server is',
  key: 'storage',
  check: inEachSlot((backend, slot) => {
    const keys = addresses[String(backend.type)];
    if (!keys || keys.some((key) => backend[key] !== undefined)) return [];
    const listed = keys.map((key) => `\`${key}\``).join(', ');
    return [errorAt(['storage', slot], `\`${backend.type}\` needs one of ${listed}.`)];
  }),
};

const fittingSlot: CrossFieldRule = {
  name: 'the backend works in its slot',
  key: 'storage',
  check: inEachSlot((backend, slot) => {
    const message = misplaced[slot][String(backend.type)];
    return message === undefined ? [] : [warningAt(['storage', slot, 'type'], message)];
  }),
};

/** Rules of the `storage` part. */
export const storageRules: readonly CrossFieldRule[] = [serverAddress, fittingSlot];
