import type {OperationEntry, RestContract} from '../../../plugins/contract-reference/rest/restContract';
import {pointerTo} from '../schema/contractSchemas.mjs';

/** An operation that a request asks for, with what its path holds. */
export interface MatchedOperation {
  readonly entry: OperationEntry;
  readonly pathValues: Readonly<Record<string, string>>;
}

/** What a path leads to: the operation of the method, or the methods that are there. */
export type PathMatch = {readonly operation: MatchedOperation} | {readonly methods: readonly string[]};

interface Pattern {
  readonly entry: OperationEntry;
  readonly expression: RegExp;
  readonly names: readonly string[];
}

/** The server matches paths without regard to case and takes a slash at the end. */
function patternOf(entry: OperationEntry): Pattern {
  const names = [...entry.path.matchAll(/\{([^}]+)\}/gu)].map(([, name = '']) => name);
  const literal = entry.path.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\{[^}]+\}/gu, '([^/]+)');
  return {entry, expression: new RegExp(`^${literal}/?$`, 'iu'), names};
}

/** Makes the look-up of operations by method and path. */
export function makeRouter({operations}: RestContract): (method: string, path: string) => PathMatch {
  const patterns = operations.map(patternOf);
  return (method, path) => {
    const there = patterns.filter(({expression}) => expression.test(path));
    const found = there.find(({entry}) => entry.method === method.toLowerCase());
    if (!found) return {methods: there.map(({entry}) => entry.method.toUpperCase())};
    const [, ...values] = found.expression.exec(path) ?? [];
    const pathValues = Object.fromEntries(
      found.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    );
    return {operation: {entry: found.entry, pathValues}};
  };
}

/** Place of an operation in the contract. */
export const operationPointer = ({path, method}: OperationEntry): string => pointerTo('paths', path, method);

/** Place of a part of the contract that may be a reference. */
export function followed(part: object | undefined, pointer: string): string {
  const reference = (part as {$ref?: unknown} | undefined)?.$ref;
  return typeof reference === 'string' ? decodeURIComponent(reference.slice(1)) : pointer;
}
