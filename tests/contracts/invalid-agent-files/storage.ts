import {head, withStorage, type InvalidAgentFile} from './file';

/** Faults in `storage`. */
export const storageFaults: readonly InvalidAgentFile[] = [
  {
    name: 'only a cache',
    text: `${head}storage: {cache: {type: in-memory}}`,
    path: 'storage',
    line: 3,
    says: 'lacks the required key `database`',
  },
  {
    name: 'only a database',
    text: `${head}storage: {database: {type: sqlite}}`,
    path: 'storage',
    line: 3,
    says: 'lacks the required key `cache`',
  },
  {
    name: 'postgresql',
    text: withStorage('type: in-memory', 'type: postgresql'),
    path: 'storage.database.type',
    line: 5,
    says: 'Did you mean `postgres`?',
  },
  {
    name: 'a user for postgres',
    text: withStorage('type: in-memory', 'type: postgres, host: h, user: u'),
    path: 'storage.database.user',
    line: 5,
    says: 'belongs into `connectionString`',
  },
  {
    name: 'redis without address',
    text: withStorage('type: redis', 'type: in-memory'),
    path: 'storage.cache',
    line: 4,
    says: 'needs one of `url`, `host`',
  },
  {
    name: 'postgres without address',
    text: withStorage('type: in-memory', 'type: postgres'),
    path: 'storage.database',
    line: 5,
    says: 'needs one of',
  },
  {
    name: 'redis as database',
    text: withStorage('type: in-memory', 'type: redis, host: h'),
    path: 'storage.database.type',
    line: 5,
    says: 'replaced by `in-memory`',
    severity: 'warning',
  },
  {
    name: 'sqlite as cache',
    text: withStorage('type: sqlite', 'type: in-memory'),
    path: 'storage.cache.type',
    line: 4,
    says: 'replaced by `in-memory`',
    severity: 'warning',
  },
  {
    name: 'postgres as cache',
    text: withStorage('type: postgres, host: h', 'type: in-memory'),
    path: 'storage.cache.type',
    line: 4,
    says: 'replaced by `in-memory`',
    severity: 'warning',
  },
  {
    name: 'postgres as database',
    text: withStorage('type: in-memory', 'type: postgres, url: "postgres://h/d"'),
    path: 'storage.database.type',
    line: 5,
    says: 'cannot be read back',
    severity: 'warning',
  },
];
