import type {Code} from 'mdast';
import {code} from './markdown';

/**
 * An example of a contract as a JSON block.
 * @param summary title of the block, as the contract writes it
 * @param role what the block shows, for the check of samples: `rest=sendMessage request`, `ws=chunk`
 */
export function exampleBlock({summary, value}: {summary?: string; value?: unknown}, role: string): Code {
  const title = summary === undefined ? '' : ` title="${summary.replaceAll('`', '').replaceAll('"', "'")}"`;
  return code('json', JSON.stringify(value, null, 2), `${role}${title}`);
}
