import type {InlineCode, Paragraph, RootContent} from 'mdast';
import {kebab} from '../anchors';
import {labeledList, sampleTabs, pitfallList} from '../blocks';
import {defineDirective, type Directive, type DirectiveContext} from '../directive';
import {displayTypeAndPresence, shape} from '../json-schema/shape';
import * as md from '../markdown';
import {requestLanguages, type HttpCall} from '../request-samples/requestSamples';
import {
  examplesOf,
  jsonOf,
  readOpenApi,
  type MediaType,
  type Method,
  type OpenApiContract,
  type OperationEntry,
  type Parameter,
  type RequestBody,
} from './openApi';
import {exampleBlocks, responseBlocks, type OperationOptions} from './responseBlocks';

/**
 * Makes the directives for an OpenAPI contract: `::operations{tag="…"}` for a table of the operations with a tag,
 * `::operation{id="…"}` for one operation, and `::rest-schema{name="…"}` for one schema.
 * @param file path of the contract within the contracts folder
 */
export function openApiDirectives(file: string): Directive[] {
  /** Finds the description of a schema, on this page or another one in the section. */
  const schemaLinks =
    ({findPage}: DirectiveContext) =>
    (name: string): string | undefined => {
      const page = findPage('rest-schema', {name});
      return page === undefined ? undefined : `${page}#${schemaAnchor(name)}`;
    };
  const operations = defineDirective({
    name: 'operations',
    required: ['tag'],
    render({tag}, {contracts, findPage}) {
      const rows = readOpenApi(contracts, file)
        .operationsOfTag(tag)
        .map(({id, method, path, operation}) => [
          md.linkIfShown(findPage('operation', {id}), kebab(id), operation.summary ?? id),
          [methodCode(method)],
          `\`${path}\``,
        ]);
      return [md.table(['Operation', 'Method', 'Path'], rows)];
    },
  });
  const operation = defineDirective({
    name: 'operation',
    required: ['id'],
    render({id}, context) {
      const contract = readOpenApi(context.contracts, file);
      const {resolve} = contract;
      return operationBlocks(contract.operation(id), {
        contract,
        resolve,
        linkOf: schemaLinks(context),
        anchor: kebab(id),
      });
    },
  });
  const schema = defineDirective({
    name: 'rest-schema',
    required: ['name'],
    render({name}, context) {
      const {resolve, ...contract} = readOpenApi(context.contracts, file);
      const {description, ...written} = resolve(contract.schema(name));
      const anchor = schemaAnchor(name);
      const fields = shape(written, {resolve, linkOf: schemaLinks(context), anchor, presence: 'present'});
      return [md.heading(3, `\`${name}\``, anchor), ...md.parseBlocks(description ?? ''), ...fields];
    },
  });
  return [operations, operation, schema];
}

const schemaAnchor = (name: string): string => `schema-${kebab(name)}`;

/**
 * Makes all blocks of one operation, with a heading: the call and a sample of it, the request, the responses, and then
 * cases, side effects and pitfalls. The first paragraph of its description comes first, the others are among the cases.
 */
function operationBlocks(entry: OperationEntry, options: OperationOptions): RootContent[] {
  const {id, operation} = entry;
  const [lead, ...details] = md.parseBlocks(operation.description ?? '');
  return [
    md.heading(2, operation.summary ?? id, options.anchor),
    callLine(entry),
    ...(operation.deprecated ? md.parseBlocks('**Deprecated:** do not use it in new programs.') : []),
    ...(lead ? [lead] : []),
    sampleCode(operationCall(entry, options.contract)),
    ...parameterTable(entry, options),
    ...bodyBlocks(entry, options),
    ...responseBlocks(entry, options),
    ...labeledList('Failures that look like success', operation['x-errors-as-success']),
    ...(details.length > 0 ? [md.label('Details'), ...details] : []),
    ...labeledList('Side effects', operation['x-side-effects']),
    ...pitfallList(operation['x-pitfalls']),
  ];
}

/** Method and path: `POST` `/api/message`. */
function callLine({method, path}: OperationEntry): Paragraph {
  return {
    ...md.paragraph(methodCode(method), md.text(' '), md.inlineCode(path)),
    data: {hProperties: {className: ['operation-call']}},
  };
}

function methodCode(method: Method): InlineCode {
  return {...md.inlineCode(method.toUpperCase()), data: {hProperties: {className: ['method', `method--${method}`]}}};
}

/** Parameters under a bold line, or nothing if there are none. */
function parameterTable({parameters}: OperationEntry, options: OperationOptions): RootContent[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({name, in: place, schema, required, description}) => [
    `\`${name}\``,
    place,
    displayTypeAndPresence(schema, required === true, {...options, presence: 'required'}),
    description ?? options.resolve(schema).description ?? '',
  ]);
  return [md.label('Parameters'), md.table(['Parameter', 'In', 'Type', 'Meaning'], rows)];
}

/** Fields and examples of the request body, or nothing if there is none. */
function bodyBlocks({id, operation}: OperationEntry, options: OperationOptions): RootContent[] {
  const {contract} = options;
  if (!operation.requestBody) return [];
  const body = contract.dereference<RequestBody>(operation.requestBody);
  const media = jsonOf(body.content);
  const anchor = `${options.anchor}-body`;
  const title = md.label(body.required === true ? 'Body' : 'Body, optional', anchor);
  const description = md.parseBlocks(body.description ?? '');
  if (!media) {
    const types = Object.keys(body.content).map((type) => `\`${type}\``);
    return [title, ...description, ...md.parseBlocks(`Sent as ${md.alternatives(types)}.`)];
  }
  return [
    title,
    ...description,
    ...shape(media.schema, {...options, anchor, presence: 'required'}),
    ...exampleBlocks(examplesOf(media, contract), `rest=${id} request`, `${anchor}-examples`),
    ...(operation['x-tolerated'] ?? []).flatMap((request) => md.parseBlocks(request.text)),
  ];
}

/**
 * Makes the samples of a call as tabs, one per language. For a stream that stays open, there is only a shell command,
 * which prints it as it arrives. It's not in a tab, which would be hidden from readers who chose another language.
 */
export function sampleCode(call: HttpCall): RootContent {
  const samples = requestLanguages.map(({label, value, fence, role, write}) => ({
    label,
    value,
    code: md.code(fence, write(call), role),
  }));
  const [shell] = samples;
  return call.responseBody === 'stream' && shell ? shell.code : sampleTabs(samples);
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
