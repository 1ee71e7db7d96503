import type {HttpCall} from '../samples/call';
import {examplesOf, jsonOf} from './examples';
import type {MediaType, Parameter, RequestBody, Response} from './openApi';
import type {OperationEntry, RestContract} from './restContract';

/**
 * The call that the samples of an operation make: the contract's first example for each part. Optional parameters without
 * an example are left out.
 */
export function operationCall(entry: OperationEntry, contract: RestContract): HttpCall {
  const valueOf = (parameter: Parameter): unknown => exampleValue(parameter, contract);
  const path = entry.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (whole, parameter) =>
        whole.replace(`{${parameter.name}}`, encodeURIComponent(String(valueOf(parameter) ?? parameter.name))),
      entry.path,
    );
  const query = entry.parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || valueOf(parameter) !== undefined))
    .map((parameter) => `${encodeURIComponent(parameter.name)}=${encodeURIComponent(String(valueOf(parameter)))}`);
  const headers = entry.parameters
    .filter((parameter) => parameter.in === 'header' && parameter.required)
    .map((parameter) => ({name: parameter.name, value: String(valueOf(parameter))}));
  const sampleHeaders = Object.entries(entry.operation['x-sample-headers'] ?? {}).map(([name, value]) => ({
    name,
    value,
  }));
  const body = bodyExample(entry, contract);
  const result = success(entry, contract);
  return {
    name: entry.id,
    method: entry.method.toUpperCase(),
    url: `${contract.server}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [...acceptHeader(result.answer), ...headers, ...sampleHeaders],
    ...(body !== undefined && {body}),
    ...result,
  };
}

function exampleValue(parameter: Parameter, contract: RestContract): unknown {
  const [example] = examplesOf(parameter, contract);
  if (example) return example.value;
  const schema = contract.resolver.resolve(parameter.schema);
  return parameter.required ? (schema.default ?? schema.enum?.[0]) : undefined;
}

function bodyExample({operation}: OperationEntry, contract: RestContract): unknown {
  if (!operation.requestBody) return undefined;
  const media: MediaType | undefined = jsonOf(contract.dereference<RequestBody>(operation.requestBody).content);
  return media && examplesOf(media, contract)[0]?.value;
}

function success({operation}: OperationEntry, contract: RestContract): Pick<HttpCall, 'statuses' | 'answer'> {
  const successes = Object.entries(operation.responses ?? {}).filter(([status]) => /^2\d\d$/u.test(status));
  const content = successes.map(([, written]) => contract.dereference<Response>(written).content ?? {});
  const types = content.flatMap((media) => Object.keys(media));
  const statuses = successes.length > 0 ? successes.map(([status]) => Number(status)) : [200];
  return {
    statuses,
    answer: answerKind(
      content.some((media) => jsonOf(media)),
      types,
    ),
  };
}

function answerKind(hasJson: boolean, types: readonly string[]): HttpCall['answer'] {
  if (hasJson) return 'json';
  if (types.includes('text/event-stream')) return 'stream';
  return types.length > 0 ? 'text' : 'nothing';
}

/** Servers open a stream only to those who ask for one. */
function acceptHeader(answer: HttpCall['answer']): HttpCall['headers'] {
  return answer === 'stream' ? [{name: 'Accept', value: 'text/event-stream'}] : [];
}
