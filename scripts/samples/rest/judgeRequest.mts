import {nearestName} from '../../../plugins/contract-reference/nearestName';
import type {Parameter, RequestBody} from '../../../plugins/contract-reference/rest/openApi';
import type {OperationEntry, RestContract} from '../../../plugins/contract-reference/rest/restContract';
import {pointerTo, type ContractSchemas} from '../schema/contractSchemas.mjs';
import type {HttpRequest} from './httpRequest.mjs';
import {followed, operationPointer, type PathMatch} from './operations.mjs';

/** What the contract says about a request. */
export interface RequestVerdict {
  readonly operation?: OperationEntry;
  /** Why the server would not do what is asked; empty when it would. */
  readonly complaints: readonly string[];
}

/** The parts of the contract that judging needs. */
export interface RequestJudge {
  readonly contract: RestContract;
  readonly schemas: ContractSchemas;
  readonly route: (method: string, path: string) => PathMatch;
}

/** Judges a request by the contract. */
export function judgeRequest(request: HttpRequest, judge: RequestJudge): RequestVerdict {
  const url = new URL(request.target, 'http://localhost');
  const match = judge.route(request.method, url.pathname);
  if (!('operation' in match))
    return {complaints: [unknownPath(request.method, url.pathname, match.methods, judge.contract)]};
  const {operation} = match;
  const complaints = [
    ...queryComplaints(url, operation, judge),
    ...headerComplaints(request, operation),
    ...bodyComplaints(request, operation, judge),
  ];
  return {operation, complaints};
}

function unknownPath(method: string, path: string, methods: readonly string[], {operations}: RestContract): string {
  if (methods.length > 0) return `${path} does not take ${method}; it takes ${methods.join(', ')}.`;
  const nearest = nearestName(
    path,
    operations.map((entry) => entry.path),
  );
  return `The API has no path ${path}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`;
}

function queryComplaints(url: URL, entry: OperationEntry, {schemas}: RequestJudge): string[] {
  const parameters = entry.parameters.filter((parameter) => parameter.in === 'query');
  const names = parameters.map(({name}) => name);
  const unknown = [...url.searchParams.keys()].filter((name) => !names.includes(name));
  const missing = parameters.filter(({name, required}) => required && !url.searchParams.has(name));
  const wrong = parameters.flatMap((parameter) =>
    valueComplaints(parameter, url.searchParams.get(parameter.name), entry, schemas),
  );
  return [
    ...unknown.map(
      (name) =>
        `${entry.id} has no query parameter "${name}"${names.length > 0 ? `; it has ${names.join(', ')}` : ''}.`,
    ),
    ...missing.map(({name}) => `The query parameter "${name}" is missing.`),
    ...wrong,
  ];
}

/** A query holds text; where the contract wants a number or a truth value, the text must be one. */
function valueComplaints(
  parameter: Parameter,
  text: string | null,
  entry: OperationEntry,
  schemas: ContractSchemas,
): string[] {
  if (text === null || parameter.schema === undefined) return [];
  const place = parameterPointer(parameter, entry);
  if (place === undefined) return [];
  const readings: unknown[] = [
    text,
    ...(text.trim() !== '' && Number.isFinite(Number(text)) ? [Number(text)] : []),
    text === 'true',
  ];
  const complaints = readings.map((value) => schemas.complaints(place, value));
  return complaints.some((found) => found.length === 0)
    ? []
    : (complaints[0] ?? []).map((text_) => `Query parameter "${parameter.name}": ${text_}`);
}

function parameterPointer({name}: Parameter, {operation, path, method}: OperationEntry): string | undefined {
  const index = (operation.parameters ?? []).findIndex((written) => 'name' in written && written.name === name);
  return index === -1 ? undefined : pointerTo('paths', path, method, 'parameters', index, 'schema');
}

function headerComplaints({headers}: HttpRequest, {parameters, operation, id}: OperationEntry): string[] {
  const required = parameters.filter((parameter) => parameter.in === 'header' && parameter.required);
  const missing = required.filter(({name}) => headers[name.toLowerCase()] === undefined);
  const expected = Object.entries(operation['x-sample-headers'] ?? {}).filter(([name, value]) => {
    const sent = (headers[name.toLowerCase()] ?? '').split(',').map((part) => part.trim());
    return value.split(',').some((part) => !sent.includes(part.trim()));
  });
  return [
    ...missing.map(({name}) => `${id} needs the header "${name}".`),
    ...expected.map(([name, value]) => `${id} needs the header "${name}: ${value}".`),
  ];
}

function bodyComplaints(request: HttpRequest, entry: OperationEntry, {contract, schemas}: RequestJudge): string[] {
  const written = entry.operation.requestBody;
  if (written === undefined) return request.body === '' ? [] : [`${entry.id} takes no body.`];
  const body = contract.dereference<RequestBody>(written);
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (request.body !== '' && contentType !== 'application/json') {
    return [
      `The body is sent as "${contentType || 'nothing'}" and ignored; send the header "Content-Type: application/json".`,
    ];
  }
  if (request.body === '' && body.required !== true) return [];
  const value = parsed(request.body === '' ? '{}' : request.body);
  if (value === undefined) return [`The body is no JSON: ${request.body.slice(0, 60)}`];
  const place = `${followed(written, `${operationPointer(entry)}/requestBody`)}${pointerTo('content', 'application/json', 'schema')}`;
  const complaints = schemas.complaints(place, value);
  const tolerated = (entry.operation['x-tolerated'] ?? []).some(
    (_, index) => schemas.complaints(`${operationPointer(entry)}/x-tolerated/${index}/request`, value).length === 0,
  );
  return tolerated
    ? []
    : [...complaints.map((text) => `Body of ${entry.id}: ${text}`), ...methodComplaints(value, entry)];
}

/** Methods of MCP have a slash in their names, but for two; the name of a tool is none. */
function methodComplaints(value: unknown, {id}: OperationEntry): string[] {
  if (id !== 'mcpPost') return [];
  const {method} = value as {method?: unknown};
  const isMethod = typeof method === 'string' && (method.includes('/') || method === 'initialize' || method === 'ping');
  return isMethod ? [] : [`"${String(method)}" is no method of MCP; call a tool with the method "tools/call".`];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
