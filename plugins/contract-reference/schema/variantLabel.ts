import type {PhrasingContent} from 'mdast';
import {inlineCode, text} from '../markdown';
import {asJson} from './limits';
import {asSchema, type Schema} from './schema';

/** Tells when a shape of a union holds: by the fixed value of a required field ("When `type` is `"stdio"`"), else by its title or number. */
export function variantLabel(variant: Schema, number: number): PhrasingContent[] {
  const fixed = Object.entries(variant.properties ?? {}).find(
    ([name, field]) => asSchema(field).const !== undefined && variant.required?.includes(name),
  );
  if (fixed) return [text('When '), inlineCode(fixed[0]), text(' is '), inlineCode(asJson(asSchema(fixed[1]).const))];
  return [text(variant.title ?? `Shape ${number}`)];
}
