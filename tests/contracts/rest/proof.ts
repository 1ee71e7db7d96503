import {type Exchange, isSuccess, understoodBody} from './exchange';
import {answers, type LocatedOperation, type OpenApiDocument, operations, pointer, type UnmatchedRule} from './openapi';
import {makeValidator} from './validator';

/** What one recorded exchange says about the contract. */
interface Verdict {
  /** The promises of the contract that the exchange is an instance of, as `promises` names them. */
  readonly proves: readonly string[];
  /** Why the contract refuses the exchange; empty when it accepts it. */
  readonly complaints: readonly string[];
}

const NO_BODY = 'no body';

/** Name of a promise: an answer of an operation with one status and media type. */
export const answerName = (operationId: string, status: string, mediaType: string): string =>
  `${operationId} answers ${status} ${mediaType}`;
export const unansweredName = (operationId: string): string => `${operationId} does not answer`;
export const toleratedName = (operationId: string, index: number): string => `${operationId} tolerates #${index + 1}`;
export const unmatchedName = (rule: UnmatchedRule): string => `unmatched requests: ${rule.name}`;

/**
 * Prepares the proof of a contract.
 * @returns a function that judges one exchange
 */
export function prove(document: OpenApiDocument): (exchange: Exchange) => Verdict {
  const validator = makeValidator(document);
  const known = operations(document).map((operation) => ({operation, path: pathPattern(operation.path)}));

  function judgeUnmatched({request, response}: Exchange, isDocumented: boolean): Verdict {
    const rule = document['x-unmatched'].find(
      ({methods, paths, status}) =>
        (methods === 'any' || methods.includes(request.method)) &&
        (paths === 'any' || isDocumented) &&
        status === String(response.status),
    );
    if (rule === undefined) return refused(`no operation and no rule for ${request.method} ${request.path}`);
    const mediaType = mediaTypeOf(response);
    if (!(mediaType in rule.content)) return refused(`rule ${rule.name} has no ${mediaType}`);
    const place = pointer('', 'x-unmatched', document['x-unmatched'].indexOf(rule), 'content', mediaType, 'schema');
    return {proves: [unmatchedName(rule)], complaints: validator.complaints(place, response.body)};
  }

  /** Judges the request of a successful exchange; `tolerated` is the index of the exception that it needed. */
  function judgeRequest(operation: LocatedOperation, {request}: Exchange): {complaints: string[]; tolerated?: number} {
    const missing = operation.parameters
      .filter(
        ({part}) =>
          part.in === 'query' && part.required && !new URL(request.path, 'http://x').searchParams.has(part.name),
      )
      .map(({part}) => `query parameter ${part.name} is missing`);
    const body = understoodBody(request);
    if (body === 'malformed') return {complaints: ['a malformed body was taken']};
    if (operation.part.requestBody === undefined) return {complaints: missing};
    const place = pointer(operation.pointer, 'requestBody', 'content', 'application/json', 'schema');
    const complaints = validator.complaints(place, body.value);
    if (complaints.length === 0) return {complaints: missing};
    const tolerated = (operation.part['x-tolerated'] ?? []).findIndex(
      (_, index) =>
        validator.complaints(pointer(operation.pointer, 'x-tolerated', index, 'request'), body.value).length === 0,
    );
    if (tolerated === -1) return {complaints: complaints.map((text) => `request body: ${text}`)};
    return {complaints: missing, tolerated};
  }

  function judgeAnswer(operation: LocatedOperation, exchange: Exchange): Verdict {
    const {response} = exchange;
    const {operationId} = operation.part;
    if (response.status === null) {
      return operation.part['x-unanswered']
        ? {proves: [unansweredName(operationId)], complaints: []}
        : refused(`${operationId} does not say that it may stay without an answer`);
    }
    const status = String(response.status);
    const answer = answers(document, operation).get(status);
    if (answer === undefined) return refused(`${operationId} has no status ${status}`);
    const mediaType = mediaTypeOf(response);
    const proves = [answerName(operationId, status, mediaType)];
    if (mediaType === NO_BODY) {
      return answer.part.content ? refused(`${operationId} ${status} should have a body`) : {proves, complaints: []};
    }
    if (!(mediaType in (answer.part.content ?? {}))) return refused(`${operationId} ${status} has no ${mediaType}`);

    const request = isSuccess(response) ? judgeRequest(operation, exchange) : {complaints: []};
    const {tolerated} = request;
    const deviates = tolerated !== undefined && operation.part['x-tolerated']?.[tolerated]?.response !== undefined;
    const place = deviates
      ? pointer(operation.pointer, 'x-tolerated', tolerated, 'response')
      : pointer(answer.pointer, 'content', mediaType, 'schema');
    if (tolerated !== undefined) proves.push(toleratedName(operationId, tolerated));
    const complaints = validator.complaints(place, response.body).map((text) => `${operationId} ${status}: ${text}`);
    return {proves, complaints: [...request.complaints, ...complaints]};
  }

  return (exchange) => {
    const path = exchange.request.path.replace(/\?.*$/, '');
    const samePath = known.filter((candidate) => candidate.path.test(path));
    const match = samePath.find(({operation}) => operation.method === exchange.request.method);
    return match ? judgeAnswer(match.operation, exchange) : judgeUnmatched(exchange, samePath.length > 0);
  };
}

function refused(complaint: string): Verdict {
  return {proves: [], complaints: [complaint]};
}

/** The server matches paths without regard to case and takes a trailing slash. */
function pathPattern(template: string): RegExp {
  const literal = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`, 'i');
}

function mediaTypeOf({contentType, body}: Exchange['response']): string {
  if (contentType) return contentType.replace(/;.*$/, '');
  return body === undefined || body === null || body === '' ? NO_BODY : '*/*';
}
