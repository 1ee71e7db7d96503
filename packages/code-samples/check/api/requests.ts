import {
  readOpenApi,
  type Contracts,
  type Located,
  type OpenApiContract,
  type OperationEntry,
  type Parameter,
  type RequestBody,
} from '@docs-kit/reference';
import {openSchemaValidator, type SchemaValidator} from '@docs-kit/reference/validator';
import {escapeRegex, formatPointer, nearestHint, parsedJson} from '@docs-kit/report';

/** The HTTP API that samples call. */
export interface ApiOptions {
  readonly contracts: Contracts;
  /** The OpenAPI contract among them. */
  readonly file: string;
  /**
   * Local ports of other programs. Calls to them aren't run, and those to a port with a message are reported:
   * `{'11434': undefined, '3000': 'Port 3000 is the web UI.'}`.
   */
  readonly otherPorts?: Readonly<Record<string, string | undefined>>;
  /** Returns problems of a request body that its schema doesn't catch. */
  readonly checkBody?: (operationId: string, body: unknown) => readonly string[];
}

/** A request that a sample sent. */
export interface HttpRequest {
  readonly method: string;
  /** Path with query. */
  readonly target: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** The API contract, ready to check requests. */
export interface ApiCheck {
  readonly contract: OpenApiContract;
  readonly schemas: SchemaValidator;
  readonly otherPorts: Readonly<Record<string, string | undefined>>;
  /** Returns the operation that a request calls, and why the server would reject it; no errors when it wouldn't. */
  check(request: HttpRequest): {readonly operation?: OperationEntry; readonly errors: readonly string[]};
}

/** Opens the API contract. */
export function createApiCheck({contracts, file, otherPorts = {}, checkBody = () => []}: ApiOptions): ApiCheck {
  const contract = readOpenApi(contracts, file);
  const schemas = openSchemaValidator(contract.document);
  const operationsOf = makeRouter(contract);
  return {
    contract,
    schemas,
    otherPorts,
    check(request) {
      // Concatenated rather than resolved against a base, where a leading `//` would start a host name.
      const url = new URL(`http://localhost${request.target}`);
      const ofPath = operationsOf(url.pathname);
      const operation = ofPath.find(({method}) => method === request.method.toLowerCase());
      if (!operation) return {errors: [unknownPath(request.method, url.pathname, ofPath, contract)]};
      const errors = [
        ...queryErrors(url, operation, schemas),
        ...headerErrors(request, operation, schemas),
        ...bodyErrors(request, operation, contract, schemas, checkBody),
      ];
      return {operation, errors};
    },
  };
}

/** Makes a function that finds operations by path. Like most servers, it ignores case and a trailing slash. */
function makeRouter({operations}: OpenApiContract): (path: string) => OperationEntry[] {
  const patterns = operations.map((operation) => {
    const literals = operation.path.split(/\{[^}]+\}/u).map(escapeRegex);
    return {operation, pattern: new RegExp(`^${literals.join('[^/]+')}/?$`, 'iu')};
  });
  return (path) => patterns.flatMap(({operation, pattern}) => (pattern.test(path) ? operation : []));
}

const jsonSchema = formatPointer(['content', 'application/json', 'schema']);

/** Returns the JSON Pointer of the schema of a JSON request body. */
export const requestPointer = ({pointer}: OperationEntry): string => `${pointer}/requestBody${jsonSchema}`;

/** Returns the JSON Pointer of the schema of a JSON response. */
export const responsePointer = ({pointer}: OperationEntry, status: string): string =>
  `${pointer}/responses/${status}${jsonSchema}`;

/** Returns the statuses that the contract documents for an operation. */
export const statusesOf = ({operation}: OperationEntry): string[] => Object.keys(operation.responses ?? {});

function unknownPath(
  method: string,
  path: string,
  others: readonly OperationEntry[],
  {operations}: OpenApiContract,
): string {
  const methods = others.map((other) => other.method.toUpperCase());
  if (methods.length > 0) return `${path} does not take ${method}; it takes ${methods.join(', ')}.`;
  const paths = operations.map((entry) => entry.path);
  return `The API has no path ${path}.${nearestHint(path, paths)}`;
}

function queryErrors(url: URL, entry: OperationEntry, schemas: SchemaValidator): string[] {
  const parameters = entry.parameters.filter((parameter) => parameter.in === 'query');
  const names = parameters.map(({name}) => name);
  const known = names.length > 0 ? `; it has ${names.join(', ')}` : '';
  const unknown = [...url.searchParams.keys()].filter((name) => !names.includes(name));
  const missing = parameters.filter(({name, required}) => required && !url.searchParams.has(name));
  return [
    ...unknown.map((name) => `${entry.id} has no query parameter "${name}"${known}.`),
    ...missing.map(({name}) => `The query parameter "${name}" is missing.`),
    ...parameters.flatMap((parameter) => valueErrors(parameter, url.searchParams.get(parameter.name), schemas)),
  ];
}

/** Checks a query parameter. It's text, which must be parsable where the contract expects a number or a boolean. */
function valueErrors(
  {name, schema, pointer}: Located<Parameter>,
  text: string | null,
  schemas: SchemaValidator,
): string[] {
  if (text === null || schema === undefined) return [];
  const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
  const isBoolean = text === 'true' || text === 'false';
  const readings: unknown[] = [text, ...(isNumber ? [Number(text)] : []), ...(isBoolean ? [text === 'true'] : [])];
  const errors = readings.map((value) => schemas.errors(`${pointer}/schema`, value));
  if (errors.some((found) => found.length === 0)) return [];
  return (errors[0] ?? []).map((message) => `Query parameter "${name}": ${message}`);
}

function headerErrors({headers}: HttpRequest, {parameters, id}: OperationEntry, schemas: SchemaValidator): string[] {
  return parameters
    .filter((parameter) => parameter.in === 'header')
    .flatMap(({name, required, example, schema, pointer}) => {
      const value = headers[name.toLowerCase()];
      if (value === undefined) return required ? [`${id} needs the header "${name}".`] : [];
      const isWrong = schema !== undefined && schemas.errors(`${pointer}/schema`, value).length > 0;
      return isWrong ? [`${id} needs the header "${name}${example === undefined ? '' : `: ${String(example)}`}".`] : [];
    });
}

function bodyErrors(
  request: HttpRequest,
  entry: OperationEntry,
  contract: OpenApiContract,
  schemas: SchemaValidator,
  checkBody: NonNullable<ApiOptions['checkBody']>,
): string[] {
  const written = entry.operation.requestBody;
  if (written === undefined) return request.body === '' ? [] : [`${entry.id} takes no body.`];
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (request.body !== '' && contentType !== 'application/json') {
    return [
      `The body is sent as "${contentType || 'nothing'}" and ignored; send the header "Content-Type: application/json".`,
    ];
  }
  if (request.body === '' && contract.dereference<RequestBody>(written).required !== true) return [];
  const value = parsedJson(request.body === '' ? '{}' : request.body);
  if (value === undefined) return [`The body is not JSON: ${request.body.slice(0, 60)}`];
  const isTolerated = (entry.operation['x-tolerated'] ?? []).some(
    (_, index) => schemas.errors(`${entry.pointer}/x-tolerated/${index}/request`, value).length === 0,
  );
  if (isTolerated) return [];
  const errors = schemas.errors(requestPointer(entry), value);
  return [...errors.map((message) => `Body of ${entry.id}: ${message}`), ...checkBody(entry.id, value)];
}
