import type {Schema} from '@docs-kit/reference';
import {formatPointer} from '@docs-kit/report';

/** A schema within a schema. */
export interface Child {
  readonly at: string;
  readonly within:
    {readonly kind: 'variant'} | {readonly kind: 'items'} | {readonly kind: 'property'; readonly name: string};
}

/** Lists the variants, properties and items of a schema. */
export function childrenOf(schema: Schema, at: string): readonly Child[] {
  const variants = (['oneOf', 'anyOf'] as const).flatMap((keyword) =>
    (schema[keyword] ?? []).map((_, index): Child => ({
      at: `${at}/${keyword}/${index}`,
      within: {kind: 'variant'},
    })),
  );
  const properties = Object.keys(schema.properties ?? {}).map((name): Child => ({
    at: at + formatPointer(['properties', name]),
    within: {kind: 'property', name},
  }));
  const items: Child[] = schema.items === undefined ? [] : [{at: `${at}/items`, within: {kind: 'items'}}];
  return [...variants, ...properties, ...items];
}
