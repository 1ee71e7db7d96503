import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {HttpRequest} from './httpRequest.mjs';
import type {RestProof} from './restProof.mjs';

/** What the contract says about a request that the server got. */
export interface ReceivedRequest {
  readonly complaints: readonly string[];
}

/** A server on loopback that answers as the REST contract says. */
export interface ContractServer {
  readonly port: number;
  /** The server itself, for those who add a WebSocket. */
  readonly server: Server;
  /** Requests so far, in their order. */
  readonly received: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/**
 * Starts a server for one sample. A request that the contract accepts gets the documented answer; any other a plain 400
 * that names the fault, and the fault stands in `received`.
 * @param wantedStatus the status that the sample shows; the first documented success when left out
 */
export async function startContractServer(proof: RestProof, wantedStatus: string | undefined): Promise<ContractServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => {
    void readBody(incoming).then((body) => {
      const request = {
        method: incoming.method ?? 'GET',
        target: incoming.url ?? '/',
        headers: headersOf(incoming),
        body,
      };
      received.push(respond(request, response, proof, wantedStatus));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {port: (server.address() as AddressInfo).port, server, received, close: () => closed(server)};
}

function respond(
  request: HttpRequest,
  response: ServerResponse,
  proof: RestProof,
  wantedStatus: string | undefined,
): ReceivedRequest {
  const {operation, complaints: found} = proof.judge(request);
  const isErrorShown = wantedStatus !== undefined && Number(wantedStatus) >= 400 && operation !== undefined;
  // A sample that shows a refusal may send what is refused.
  const complaints = isErrorShown ? [] : [...found];
  if (operation && complaints.length === 0) {
    try {
      const {status, contentType, body} = proof.answer(operation, wantedStatus);
      response.writeHead(status, contentType === undefined ? {} : {'Content-Type': contentType}).end(body);
      return {complaints};
    } catch (error) {
      complaints.push(`${(error as Error).message}.`);
    }
  }
  response.writeHead(400, {'Content-Type': 'text/plain'}).end(complaints.join('\n'));
  return {complaints};
}

const headersOf = ({headers}: IncomingMessage): HttpRequest['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
