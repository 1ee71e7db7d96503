import {pointer, type Node} from './document';

/** A schema within a schema. */
export interface Child {
  readonly at: string;
  readonly within:
    {readonly kind: 'variant'} | {readonly kind: 'items'} | {readonly kind: 'property'; readonly name: string};
}

/** Variants, properties and items of a schema. */
export function childrenOf(schema: Node, at: string): readonly Child[] {
  const variants = ['oneOf', 'anyOf'].flatMap((keyword) =>
    ((schema[keyword] ?? []) as readonly unknown[]).map((_, index): Child => ({
      at: at + pointer(keyword, index),
      within: {kind: 'variant'},
    })),
  );
  const properties = Object.keys((schema['properties'] ?? {}) as Node).map((name): Child => ({
    at: at + pointer('properties', name),
    within: {kind: 'property', name},
  }));
  const items: Child[] = schema['items'] === undefined ? [] : [{at: `${at}/items`, within: {kind: 'items'}}];
  return [...variants, ...properties, ...items];
}
