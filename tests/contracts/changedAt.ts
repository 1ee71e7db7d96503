import {parsePointer} from '@docs-kit/report';

/**
 * Returns a copy of a contract with one change, to prove that a check can fail.
 * @param at JSON Pointer of the change; `/-` at its end appends to a list
 * @param value the new value; `undefined` removes the old one
 * @throws when the path doesn't exist
 */
export function changedAt<Content>(content: Content, at: string, value: unknown): Content {
  const copy = structuredClone(content);
  const steps = parsePointer(at);
  const key = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((node, step) => (node as Readonly<Record<string, unknown>>)[step], copy);
  if (typeof parent !== 'object' || parent === null) throw new Error(`The contract has nothing at "${at}".`);
  if (Array.isArray(parent))
    parent.splice(
      key === '-' ? parent.length : Number(key),
      key === '-' ? 0 : 1,
      ...(value === undefined ? [] : [value]),
    );
  else if (value === undefined) delete (parent as Record<string, unknown>)[key];
  else (parent as Record<string, unknown>)[key] = value;
  return copy;
}
