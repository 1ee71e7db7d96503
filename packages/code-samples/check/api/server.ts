import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {examplesOf, jsonOf, type OperationEntry} from '@docs-kit/reference';
import {responsePointer, statusesOf, type ApiCheck, type HttpRequest} from './requests';

/**
 * Starts a server on loopback for one sample. A request that conforms to the contract gets the documented response. Any
 * other gets a 400 with the errors, which `errors()` returns too.
 */
export async function startApiServer(api: ApiCheck) {
  const received: (readonly string[])[] = [];
  const server = createServer((incoming, response) => {
    const handle = (body: string): void => {
      const {method = 'GET', url = '/', headers} = incoming;
      const single = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]);
      const request = {method, target: url, headers: Object.fromEntries(single) as HttpRequest['headers'], body};
      received.push(respond(request, response, api));
    };
    const fail = (error: Error): void => {
      received.push([`The request could not be checked: ${error.message}`]);
      response.destroy();
    };
    text(incoming).then(handle).catch(fail);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** The server itself, for roles that add a WebSocket. */
    server,
    requests: () => received.length,
    errors: () => received.flat(),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function respond(request: HttpRequest, response: ServerResponse, api: ApiCheck): readonly string[] {
  // A program for which this server is the proxy sends the whole address of another server.
  const {operation, errors: found} = request.target.startsWith('/') ? api.check(request) : otherServer(request, api);
  let errors = found;
  if (operation && errors.length === 0) {
    try {
      const {status, contentType, body} = documentedResponse(operation, api);
      response.writeHead(status, contentType === undefined ? {} : {'Content-Type': contentType}).end(body);
      return [];
    } catch (error) {
      errors = [`${(error as Error).message}.`];
    }
  }
  response.writeHead(400, {'Content-Type': 'text/plain'}).end(errors.join('\n'));
  return errors;
}

const otherServer = ({target}: HttpRequest, {contract}: ApiCheck): ReturnType<ApiCheck['check']> => ({
  errors: [`The sample connects to ${target}; samples may only connect to ${contract.server}.`],
});

/**
 * Returns the documented response of an operation: the first example for the first success status.
 * @returns status, content type (undefined for a response without the header) and text of the body
 * @throws when the contract documents no success, or the example doesn't match its schema
 */
export function documentedResponse(entry: OperationEntry, {contract, schemas}: ApiCheck) {
  const statuses = statusesOf(entry);
  const status = statuses.find((code) => code.startsWith('2')) ?? '';
  const response = contract.responses(entry).get(status);
  if (!response) throw new Error(`${entry.id} returns ${statuses.join(', ')} and has no success`);
  const {content = {}} = response;
  const json = jsonOf(content);
  if (!json) {
    const [type, media] = Object.entries(content)[0] ?? [];
    const [example] = media ? examplesOf(media, contract) : [];
    const body = typeof example?.value === 'string' ? example.value : '';
    return {status: Number(status), contentType: type === '*/*' ? undefined : type, body};
  }
  const [example] = examplesOf(json, contract);
  if (!example) throw new Error(`the contract has no example of ${entry.id} ${status}; add one`);
  const [error] = schemas.errors(responsePointer(entry, status), example.value);
  if (error !== undefined)
    throw new Error(`the contract's example of ${entry.id} ${status} does not fit its schema: ${error}`);
  return {status: Number(status), contentType: 'application/json; charset=utf-8', body: JSON.stringify(example.value)};
}
