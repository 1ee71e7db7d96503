import { request as callSaiki, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { SAIKI } from './saiki';

// Hosts of the page. Add your server's name when you deploy the chat.
const HOSTS = new Set(['localhost:3100', '127.0.0.1:3100']);

/**
 * Connects a browser's WebSocket at `/chat` with the one of Saiki.
 *
 * @param request - the upgrade request
 * @param browser - the connection to the browser
 */
export function forwardSocket(request: IncomingMessage, browser: Duplex): void {
  if (request.url !== '/chat' || !isFromOwnPage(request)) {
    browser.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    return;
  }
  const { headers } = request;
  const call = callSaiki({ ...SAIKI, path: '/', headers });

  call.on('upgrade', (response, saiki, firstBytes) => {
    browser.write('HTTP/1.1 101 Switching Protocols\r\n');
    browser.write(headerLines(response.rawHeaders) + '\r\n');
    browser.write(firstBytes);
    browser.pipe(saiki).pipe(browser);
    browser.on('error', () => saiki.destroy());
    saiki.on('error', () => browser.destroy());
  });
  call.on('error', () => browser.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  call.end();
}

// Saiki accepts a socket from any page, so the proxy checks where it is from.
// A foreign name can lead to this machine too, so `Host` has to be known.
// Behind a server with TLS, the page's origin begins with https.
function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host = '' } = headers;
  if (!HOSTS.has(host)) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

function headerLines(rawHeaders: string[]): string {
  let lines = '';
  for (let i = 0; i < rawHeaders.length; i += 2) {
    lines += `${rawHeaders[i]}: ${rawHeaders[i + 1]}\r\n`;
  }
  return lines;
}
