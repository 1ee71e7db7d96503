import type {SamplePage} from '../samplePages';
import type {ApiCheck} from './requests';

/** Names of the reader's own machine in addresses. */
export const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** What is at a local port: the API, another program, or nothing (described by the message). */
export type LocalTarget = 'api' | 'other' | {readonly message: string};

/**
 * Returns what is at a local port of a page's samples. The API is also at ports that the page names outside of
 * addresses, where it opens them: `API_PORT=4001`, `--publish 4001:3001`.
 * @param port as in `URL`, so empty for the default port
 */
export function localTarget(port: string, page: SamplePage, {otherPorts, contract: {server}}: ApiCheck): LocalTarget {
  const message = otherPorts[port];
  if (message !== undefined) return {message};
  if (port in otherPorts) return 'other';
  const ofApi = URL.canParse(server) ? new URL(server).port : '';
  const isOpened = port !== '' && page.blocks.some(({code}) => new RegExp(`(?<![:\\d])${port}(?!\\d)`, 'u').test(code));
  if (port === ofApi || isOpened) return 'api';
  const written = port === '' ? 'The address has no port' : `The page opens no port ${port}`;
  return {message: `${written}; the API is at ${server}.`};
}

const localAddress = /\b(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1)(?::(?<port>\d+))?(?=[/?#"'`\s]|$)/gu;

/** Returns a message for each local address in a program where neither the API nor another program is. */
export function localAddressErrors(code: string, page: SamplePage, api: ApiCheck): string[] {
  return [...code.matchAll(localAddress)].flatMap(({groups}) => {
    const target = localTarget(groups?.port ?? '', page, api);
    return typeof target === 'object' ? target.message : [];
  });
}
