import {openApiContract, type OperationEntry} from '@docs-kit/reference';
import {formatPointer} from '@docs-kit/report';
import {type Exchange, isSuccess, understoodBody} from './exchange';
import {restFile, type RestDocument, type UnmatchedRule} from './recorded';
import {openRestValidator} from './validator';

/** What a recorded exchange proves about the contract. */
interface Result {
  /** Names, as in `promises`, of the promises that the exchange confirms. */
  readonly proves: readonly string[];
  /** Why the contract doesn't accept the exchange; empty if it does. */
  readonly errors: readonly string[];
}

const NO_BODY = 'no body';

/** Name of a promise: an operation's response with one status and media type. */
export const answerName = (operationId: string, status: string, mediaType: string): string =>
  `${operationId} returns ${status} ${mediaType}`;
export const unansweredName = (operationId: string): string => `${operationId} does not respond`;
export const toleratedName = (operationId: string, index: number): string => `${operationId} tolerates #${index + 1}`;
export const unmatchedName = (rule: UnmatchedRule): string => `unmatched requests: ${rule.name}`;

/**
 * Prepares the proof of a contract.
 * @returns a function that checks one exchange
 */
export function prove(document: RestDocument): (exchange: Exchange) => Result {
  const validator = openRestValidator(document);
  const contract = openApiContract(document, restFile);
  const known = contract.operations.map((entry) => ({entry, path: pathPattern(entry.path)}));

  function checkUnmatched({request, response}: Exchange, isDocumented: boolean): Result {
    const rule = document['x-unmatched'].find(
      ({methods, paths, status}) =>
        (methods === 'any' || methods.includes(request.method)) &&
        (paths === 'any' || isDocumented) &&
        status === String(response.status),
    );
    if (rule === undefined) return rejected(`no operation and no rule for ${request.method} ${request.path}`);
    const mediaType = mediaTypeOf(response);
    if (!(mediaType in rule.content)) return rejected(`rule ${rule.name} has no ${mediaType}`);
    const index = String(document['x-unmatched'].indexOf(rule));
    const place = formatPointer(['x-unmatched', index, 'content', mediaType, 'schema']);
    return {proves: [unmatchedName(rule)], errors: validator.errors(place, response.body)};
  }

  /** Checks the request of a successful exchange; `tolerated` is the index of the exception that it needed. */
  function checkRequest(
    {operation, pointer, parameters}: OperationEntry,
    {request}: Exchange,
  ): {errors: string[]; tolerated?: number} {
    const sent = new URL(request.path, 'http://x').searchParams;
    const missing = parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required && !sent.has(parameter.name))
      .map(({name}) => `query parameter ${name} is missing`);
    const body = understoodBody(request);
    if (body === 'malformed') return {errors: ['a malformed body was taken']};
    if (operation.requestBody === undefined) return {errors: missing};
    const place = `${pointer}/requestBody/content/application~1json/schema`;
    const errors = validator.errors(place, body.value);
    if (errors.length === 0) return {errors: missing};
    const tolerated = (operation['x-tolerated'] ?? []).findIndex(
      (_, index) => validator.errors(`${pointer}/x-tolerated/${index}/request`, body.value).length === 0,
    );
    if (tolerated === -1) return {errors: errors.map((text) => `request body: ${text}`)};
    return {errors: missing, tolerated};
  }

  function checkResponse(entry: OperationEntry, exchange: Exchange): Result {
    const {response} = exchange;
    const {id, operation} = entry;
    if (response.status === null) {
      return operation['x-unanswered']
        ? {proves: [unansweredName(id)], errors: []}
        : rejected(`${id} does not say that it may stay without a response`);
    }
    const status = String(response.status);
    const documented = contract.responses(entry).get(status);
    if (documented === undefined) return rejected(`${id} has no status ${status}`);
    const mediaType = mediaTypeOf(response);
    const proves = [answerName(id, status, mediaType)];
    if (mediaType === NO_BODY) {
      return documented.content
        ? rejected(`${id} ${status} has no body, but the contract has one`)
        : {proves, errors: []};
    }
    if (!(mediaType in (documented.content ?? {}))) return rejected(`${id} ${status} has no ${mediaType}`);

    const request = isSuccess(response) ? checkRequest(entry, exchange) : {errors: []};
    const {tolerated} = request;
    const deviates = tolerated !== undefined && operation['x-tolerated']?.[tolerated]?.response !== undefined;
    const place = deviates
      ? `${entry.pointer}/x-tolerated/${tolerated}/response`
      : `${documented.pointer}${formatPointer(['content', mediaType, 'schema'])}`;
    if (tolerated !== undefined) proves.push(toleratedName(id, tolerated));
    const errors = validator.errors(place, response.body).map((text) => `${id} ${status}: ${text}`);
    return {proves, errors: [...request.errors, ...errors]};
  }

  return (exchange) => {
    const path = exchange.request.path.replace(/\?.*$/, '');
    const samePath = known.filter((candidate) => candidate.path.test(path));
    const match = samePath.find(({entry}) => entry.method.toUpperCase() === exchange.request.method);
    return match ? checkResponse(match.entry, exchange) : checkUnmatched(exchange, samePath.length > 0);
  };
}

function rejected(error: string): Result {
  return {proves: [], errors: [error]};
}

/** The server ignores letter case in paths and allows a trailing slash. */
function pathPattern(template: string): RegExp {
  const literal = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`, 'i');
}

function mediaTypeOf({contentType, body}: Exchange['response']): string {
  if (contentType) return contentType.replace(/;.*$/, '');
  return body === undefined || body === null || body === '' ? NO_BODY : '*/*';
}
