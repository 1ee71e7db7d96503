import type {Contracts} from '../contracts';
import {follow, openResolver, type Resolver} from '../schema/resolve';
import type {SchemaOrFlag} from '../schema/schema';
import {unknownName} from '../unknownName';
import {methods, type Method, type OpenApi, type Operation, type Parameter, type Reference} from './openApi';

/** Contract of the HTTP API, within the contracts folder. */
export const restFile = 'rest.openapi.yaml';

/** An operation with what its path says. */
export interface OperationEntry {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

/** The HTTP API, ready for look-ups. */
export interface RestContract {
  readonly document: OpenApi;
  readonly resolver: Resolver;
  readonly operations: readonly OperationEntry[];
  /** Address of the server that samples call. */
  readonly server: string;
  /** What stands at a reference, or the value itself. */
  dereference<Value extends object>(value: Value | Reference): Value;
  /** @throws DirectiveError when there is no such operation */
  operation(id: string): OperationEntry;
  /** @throws DirectiveError when no operation has the tag */
  operationsOfTag(tag: string): readonly OperationEntry[];
  /** @throws DirectiveError when there is no such schema */
  schema(name: string): SchemaOrFlag;
}

const opened = new WeakMap<OpenApi, RestContract>();

/** Opens the contract of the HTTP API; the same document is opened once. */
export function openRest(contracts: Contracts): RestContract {
  const document = contracts.read<OpenApi>(restFile);
  const contract = opened.get(document) ?? index(document);
  opened.set(document, contract);
  return contract;
}

function index(document: OpenApi): RestContract {
  const source = `contracts/${restFile}`;
  const dereference = <Value extends object>(value: Value | Reference): Value =>
    '$ref' in value && typeof value.$ref === 'string' ? follow<Value>(document, value.$ref, source) : (value as Value);
  const operations = operationsOf(document, dereference);
  return {
    document,
    resolver: openResolver(document, source),
    operations,
    server: document.servers?.[0]?.url.replace(/\/$/u, '') ?? 'http://localhost:3001',
    dereference,
    operation(id) {
      const found = operations.find((entry) => entry.id === id);
      if (!found)
        throw unknownName(
          'operation',
          id,
          operations.map((entry) => entry.id),
          source,
        );
      return found;
    },
    operationsOfTag(tag) {
      const found = operations.filter(({operation}) => operation.tags?.includes(tag));
      const tags = new Set(operations.flatMap(({operation}) => operation.tags ?? []));
      if (found.length === 0) throw unknownName('tag', tag, tags, source);
      return found;
    },
    schema(name) {
      const schemas = document.components?.schemas ?? {};
      if (!Object.hasOwn(schemas, name)) throw unknownName('schema', name, Object.keys(schemas), source);
      return schemas[name] ?? {};
    },
  };
}

function operationsOf(document: OpenApi, dereference: RestContract['dereference']): OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): OperationEntry[] => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        dereference<Parameter>(parameter),
      );
      return [{id: operation.operationId, method, path, operation, parameters}];
    }),
  );
}
