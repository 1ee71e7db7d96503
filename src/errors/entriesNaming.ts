import type {ErrorIndexEntry} from '@site/contracts/errorCatalogue';
import {codeAlone} from './looksLikeOutput';

/** `❌ No key found`: people type it without the symbol. */
const plain = (message: string): string => message.replace(/^[^\p{L}\p{N}]+/u, '').toLowerCase();

/**
 * Returns the entries of the error index that a query names without being their whole message: it is an error code in
 * the message, or the message begins with it.
 */
export function entriesNaming(query: string, entries: Iterable<ErrorIndexEntry>): ErrorIndexEntry[] {
  const code = codeAlone(query);
  const start = plain(query.trim());
  return [...entries].filter((entry) => {
    if (!('example' in entry)) return false;
    return code === undefined
      ? start !== '' && plain(entry.example).startsWith(start)
      : new RegExp(`\\b${code}\\b`, 'u').test(entry.example);
  });
}
