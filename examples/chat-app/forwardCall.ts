import {
  request as callSaiki,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { SAIKI } from './saiki';

// Everything else of the REST API stays out of reach of the browser: it
// could add tool servers, which means starting programs on this machine.
const FORWARDED = [/^GET \/api\/sessions\/[\w-]+\/history$/];

/**
 * Says whether the browser may make a call of the REST API.
 *
 * @param request - the call of the browser
 */
export function isForwarded(request: IncomingMessage): boolean {
  const call = `${request.method} ${request.url}`;
  return FORWARDED.some((pattern) => pattern.test(call));
}

/**
 * Passes one call on to Saiki and its response back. Returns 502 when Saiki
 * cannot be reached.
 *
 * @param request - the call of the browser
 * @param response - the response to the browser
 */
export function forwardCall(
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const call = callSaiki(
    { ...SAIKI, method: request.method, path: request.url },
    (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    },
  );
  call.on('error', () => response.writeHead(502).end());
  request.pipe(call);
}
