import {formatPointer, parsePointer} from '@docs-kit/report';
import type {Pitfall} from '../blocks';
import type {Contracts} from '../contracts';
import {byId, findNamed, unknownName} from '../directive';
import {follow, openResolver, type Resolver, type SchemaOrFlag} from '../json-schema/schema';

/** A reference to another part of the contract. */
export interface Reference {
  readonly $ref: string;
}

/** The parts of OpenAPI 3.1 that the reference shows. */
export interface OpenApi {
  readonly servers?: readonly {readonly url: string}[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: {readonly schemas?: Readonly<Record<string, SchemaOrFlag>>};
}

/** HTTP methods, in the order in which the reference shows them. */
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
/** One of {@link methods}. */
export type Method = (typeof methods)[number];

/** The operations of a path, and their common parameters. */
export type PathItem = {readonly [Name in Method]?: Operation} & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

/** One method of one path. Extensions (`x-…`) describe observations of the running server. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses?: Readonly<Record<string, Response | Reference>>;
  readonly 'x-pitfalls'?: readonly Pitfall[];
  readonly 'x-side-effects'?: readonly string[];
  readonly 'x-errors-as-success'?: readonly string[];
  /** The case in which no response arrives. */
  readonly 'x-unanswered'?: {readonly text: string; readonly 'x-unobserved'?: string};
  /** Requests that the server accepts although they don't match the schema. */
  readonly 'x-tolerated'?: readonly {
    readonly text: string;
    readonly request?: SchemaOrFlag;
    readonly response?: SchemaOrFlag;
  }[];
  readonly 'x-unobserved'?: string;
}

/** A value in the path, the query, a header or a cookie of a request. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: SchemaOrFlag;
  readonly example?: unknown;
  readonly examples?: Examples;
}

/** Request bodies that an operation accepts, by media type. */
export interface RequestBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

/** A response of an operation. */
export interface Response {
  readonly description?: string;
  readonly headers?: Readonly<
    Record<string, {readonly description?: string; readonly schema?: SchemaOrFlag} | Reference>
  >;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly 'x-unobserved'?: string;
}

/** Schema and examples of a body. */
export interface MediaType {
  readonly schema?: SchemaOrFlag;
  readonly example?: unknown;
  readonly examples?: Examples;
  readonly 'x-unobserved'?: string;
}

/** Examples by name, inline or by reference. */
export type Examples = Readonly<Record<string, Example | Reference>>;

/** A recorded value with a description. */
export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

/** A part of the contract with its JSON Pointer. */
export type Located<Part> = Part & {readonly pointer: string};

/** An operation of a path or a webhook. */
export interface OperationEntry {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly pointer: string;
  readonly operation: Operation;
  /** Parameters of the path first, then those of the operation. */
  readonly parameters: readonly Located<Parameter>[];
}

/** An indexed OpenAPI contract. */
export interface OpenApiContract {
  readonly document: OpenApi;
  readonly resolve: Resolver;
  readonly operations: readonly OperationEntry[];
  readonly webhooks: readonly OperationEntry[];
  /** Address of the server that samples call. */
  readonly server: string;
  /** Returns the target of a reference, or the value itself. */
  dereference<Value extends object>(value: Value | Reference): Value;
  responses(entry: OperationEntry): ReadonlyMap<string, Located<Response>>;
  /** @throws DirectiveError when there is no such operation */
  operation(id: string): OperationEntry;
  /** @throws DirectiveError when no operation has the tag */
  operationsOfTag(tag: string): readonly OperationEntry[];
  /** @throws DirectiveError when there is no such schema */
  schema(name: string): SchemaOrFlag;
}

/** Reads an OpenAPI contract. */
export const readOpenApi = (contracts: Contracts, file: string): OpenApiContract =>
  openApiContract(contracts.read<OpenApi>(file), contracts.pathOf(file));

/**
 * Indexes a parsed OpenAPI document.
 * @param file its path, for messages
 */
export function openApiContract(document: OpenApi, file: string): OpenApiContract {
  const locate = <Part extends object>(part: Part | Reference, pointer: string): Located<Part> =>
    isReference(part)
      ? {...follow<Part>(document, part.$ref, file), pointer: formatPointer(parsePointer(part.$ref))}
      : {...part, pointer};
  const operations = entriesOf('paths', document.paths, locate);
  return {
    document,
    resolve: openResolver(document, file),
    operations,
    webhooks: entriesOf('webhooks', document.webhooks ?? {}, locate),
    server: document.servers?.[0]?.url.replace(/\/$/u, '') ?? '',
    dereference: (value) => (isReference(value) ? follow(document, value.$ref, file) : value),
    responses: ({pointer, operation}) =>
      new Map(
        Object.entries(operation.responses ?? {}).map(([status, response]) => [
          status,
          locate(response, `${pointer}${formatPointer(['responses', status])}`),
        ]),
      ),
    operation: (id) => findNamed('operation', id, byId(operations), file),
    operationsOfTag(tag) {
      const found = operations.filter(({operation}) => operation.tags?.includes(tag));
      const tags = new Set(operations.flatMap(({operation}) => operation.tags ?? []));
      if (found.length === 0) throw unknownName('tag', tag, tags, file);
      return found;
    },
    schema: (name) => findNamed('schema', name, Object.entries(document.components?.schemas ?? {}), file),
  };
}

const isReference = (value: object): value is Reference => '$ref' in value && typeof value.$ref === 'string';

type Locate = <Part extends object>(part: Part | Reference, pointer: string) => Located<Part>;

function entriesOf(section: 'paths' | 'webhooks', items: OpenApi['paths'], locate: Locate): OperationEntry[] {
  return Object.entries(items).flatMap(([path, item]) => {
    const place = formatPointer([section, path]);
    const parametersOf = ({parameters = []}: Pick<Operation, 'parameters'>, pointer: string) =>
      parameters.map((parameter, index) => locate<Parameter>(parameter, `${pointer}/parameters/${index}`));
    return methods.flatMap((method): OperationEntry[] => {
      const operation = item[method];
      if (!operation) return [];
      const pointer = `${place}/${method}`;
      const parameters = [...parametersOf(item, place), ...parametersOf(operation, pointer)];
      return [{id: operation.operationId, method, path, pointer, operation, parameters}];
    });
  });
}

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
