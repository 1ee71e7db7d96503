import type {HttpCall} from '../request-samples/requestSamples';
import type {Example, MediaType, OpenApiContract, OperationEntry, Parameter, RequestBody} from './openApi';

/** Returns the examples of a body in the contract's order. Samples send the first. */
export function examplesOf(media: MediaType | Parameter, contract: OpenApiContract): readonly Example[] {
  if (media.example !== undefined) return [{value: media.example}];
  const named = Object.values(media.examples ?? {}).map((example) => contract.dereference<Example>(example));
  return named.filter(({value}) => value !== undefined);
}

/** Returns the JSON body among several media types, if there is one. */
export function jsonOf(content: Readonly<Record<string, MediaType>> | undefined): MediaType | undefined {
  return Object.entries(content ?? {}).find(([type]) => /^application\/(?:[\w.-]+\+)?json\b/u.test(type))?.[1];
}

/** Makes the call for an operation's samples from the contract's first example for each part. */
export function operationCall(entry: OperationEntry, contract: OpenApiContract): HttpCall {
  const valueOf = (parameter: Parameter): unknown => examplesOf(parameter, contract)[0]?.value;
  const path = entry.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (whole, parameter) => whole.replace(`{${parameter.name}}`, encodeURIComponent(String(valueOf(parameter)))),
      entry.path,
    );
  const query = entry.parameters
    .filter((parameter) => parameter.in === 'query' && valueOf(parameter) !== undefined)
    .map((parameter) => `${encodeURIComponent(parameter.name)}=${encodeURIComponent(String(valueOf(parameter)))}`);
  const headers = entry.parameters
    .filter((parameter) => parameter.in === 'header' && parameter.required)
    .map((parameter) => [parameter.name, String(valueOf(parameter))]);
  const result = success(entry, contract);
  return {
    name: entry.id,
    method: entry.method.toUpperCase(),
    url: `${contract.server}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    // Servers open a stream only for a request that accepts one.
    headers: {...(result.responseBody === 'stream' && {Accept: 'text/event-stream'}), ...Object.fromEntries(headers)},
    body: bodyExample(entry, contract),
    ...result,
  };
}

function bodyExample({operation}: OperationEntry, contract: OpenApiContract): unknown {
  if (!operation.requestBody) return undefined;
  const media: MediaType | undefined = jsonOf(contract.dereference<RequestBody>(operation.requestBody).content);
  return media && examplesOf(media, contract)[0]?.value;
}

/** A sample reads the response as JSON if any success has it, and then takes only the statuses that have. */
function success(entry: OperationEntry, contract: OpenApiContract): Pick<HttpCall, 'statuses' | 'responseBody'> {
  const successes = [...contract.responses(entry)].filter(([status]) => /^2\d\d$/u.test(status));
  const withJson = successes.filter(([, {content}]) => jsonOf(content));
  const isStream = successes.some(([, {content = {}}]) => 'text/event-stream' in content);
  const responseBody = withJson.length > 0 ? 'json' : isStream ? 'stream' : 'text';
  const statuses = (responseBody === 'json' ? withJson : successes).map(([status]) => Number(status));
  return {statuses, responseBody};
}
