import {warningAt, type Finding, type ValuePath} from '../problem';
import {mappingsIn, type Mapping} from '../values';
import type {CrossFieldRule} from './rule';

/**
 * Warns about a time that is probably given in seconds.
 * @param least number of milliseconds from which on it isn't
 */
function short(mapping: unknown, path: ValuePath, key: string, least: number): Finding[] {
  const time = (mapping as Mapping)[key];
  if (typeof time !== 'number' || time >= least) return [];
  const message = `\`${key}\` is in milliseconds, so ${time} is ${time / 1000} seconds. If you mean ${time} seconds, write \`${time * 1000}\`.`;
  return [warningAt([...path, key], message)];
}

/** Timeouts of servers are in milliseconds. */
export const serverTimeouts: CrossFieldRule = ({mcpServers}) =>
  mappingsIn(mcpServers).flatMap(([name, server]) => short(server, ['mcpServers', name], 'timeout', 1000));

/** The wait for an approval is in milliseconds. */
export const approvalTimeout: CrossFieldRule = ({toolConfirmation}) =>
  short(toolConfirmation, ['toolConfirmation'], 'timeout', 1000);

/** The lifetime of sessions is in milliseconds. */
export const sessionLifetime: CrossFieldRule = ({sessions}) => short(sessions, ['sessions'], 'sessionTTL', 20_000);
