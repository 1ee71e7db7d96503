import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

async function anyFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Finds a free local port without 404 in its number: `afdocs` adds the server's address to short pages, and mistakes a
 * short page with that number for the 404 page:
 * https://github.com/agent-ecosystem/afdocs/blob/main/src/helpers/detect-soft-404.ts
 */
export async function freePort(offer = anyFreePort): Promise<number> {
  const port = await offer();
  return String(port).includes('404') ? freePort(offer) : port;
}
