import type {OperationEntry, RestContract} from '../../../plugins/contract-reference/rest/restContract';
import {pointerTo} from '../schema/contractSchemas.mjs';

/** What a path leads to: the operation of the method, or the methods that are there. */
export type PathMatch = {readonly operation: OperationEntry} | {readonly methods: readonly string[]};

/** The server matches paths without regard to case and takes a slash at the end. */
function patternOf({path}: OperationEntry): RegExp {
  const literal = path.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\{[^}]+\}/gu, '[^/]+');
  return new RegExp(`^${literal}/?$`, 'iu');
}

/** Makes the look-up of operations by method and path. */
export function makeRouter({operations}: RestContract): (method: string, path: string) => PathMatch {
  const patterns = operations.map((operation) => ({operation, pattern: patternOf(operation)}));
  return (method, path) => {
    const there = patterns.filter(({pattern}) => pattern.test(path)).map(({operation}) => operation);
    const operation = there.find((candidate) => candidate.method === method.toLowerCase());
    return operation ? {operation} : {methods: there.map((other) => other.method.toUpperCase())};
  };
}

/** Place of an operation in the contract. */
export const operationPointer = ({path, method}: OperationEntry): string => pointerTo('paths', path, method);

/** Place of a part of the contract that may be a reference. */
export function followed(part: object | undefined, pointer: string): string {
  const reference = (part as {$ref?: unknown} | undefined)?.$ref;
  return typeof reference === 'string' ? decodeURIComponent(reference.slice(1)) : pointer;
}
