import {locate, type Schema} from '@docs-kit/reference';
import {problemAt} from '../places';
import {childrenOf} from './schemaChildren';

/** Returns a line, with the place, for each property or variant within a schema that isn't described. */
export const undescribedIn = (file: string, document: object, root: string): string[] =>
  undescribed(document, root).map((at) =>
    problemAt(file, at, `${at} has no description`, 'say what it means; a variant needs a title'),
  );

/** Returns the pointers of properties within a schema that have no description. A variant needs a title. */
export function undescribed(document: object, root: string): readonly string[] {
  const {value, pointer} = locate(document, root);
  return childrenOf(value as Schema, pointer).flatMap((child) => {
    const schema = locate(document, child.at).value as Schema;
    const isDescribed = within(child.within.kind).some((key) => typeof schema[key] === 'string');
    // A variant that only adds a condition repeats properties that are described next to it.
    const isCondition = child.within.kind === 'variant' && schema.type === undefined;
    return [...(isDescribed ? [] : [child.at]), ...(isCondition ? [] : undescribed(document, child.at))];
  });
}

function within(kind: 'variant' | 'items' | 'property'): readonly (keyof Schema)[] {
  if (kind === 'variant') return ['title'];
  // Items are described by their list.
  return kind === 'items' ? ['description', 'type'] : ['description'];
}
