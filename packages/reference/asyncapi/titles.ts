import {isMap, parseDocument, type YAMLMap} from 'yaml';
import {capitalized} from '@docs-kit/report';

/** Converts words to a type name: `llmservice:toolCall` to `LlmserviceToolCall`. */
const typeName = (...words: readonly string[]): string =>
  words
    .flatMap((word) => word.split(/[^A-Za-z\d]+/u))
    .map(capitalized)
    .join('');

/** Whether code generators make a named type of a schema: an object, union or enumeration. */
const isNamed = (schema: YAMLMap): boolean =>
  schema.get('type') === 'object' || ['properties', 'enum', 'anyOf', 'oneOf'].some((word) => schema.has(word));

const mapAt = (map: YAMLMap, key: string): YAMLMap | undefined => {
  const value: unknown = map.get(key);
  return isMap(value) ? value : undefined;
};

const mapsIn = (map: YAMLMap | undefined): [string, YAMLMap][] =>
  (map?.items ?? []).flatMap(({key, value}) => (isMap(value) ? [[String(key), value] as [string, YAMLMap]] : []));

function addTitles(schema: YAMLMap, name: string): void {
  if (schema.has('$ref')) return;
  if (isNamed(schema) && !schema.has('title')) schema.set('title', name);
  for (const [key, child] of mapsIn(mapAt(schema, 'properties'))) addTitles(child, typeName(name, key));
  for (const key of ['items', 'additionalProperties']) {
    const child = mapAt(schema, key);
    if (child) addTitles(child, typeName(name, key === 'items' ? 'Item' : 'Value'));
  }
  for (const key of ['anyOf', 'oneOf']) {
    const members = schema.get(key) as {items: unknown[]} | undefined;
    members?.items.filter(isMap).forEach((member, index) => addTitles(member, `${name}${index + 1}`));
  }
}

/**
 * Adds a title to every object, union and enumeration of an AsyncAPI 3 file, made of the message and the keys that lead
 * to it. Code generators name types after titles; without one they write `AnonymousSchema_12`.
 * @param text the file, YAML
 * @returns the file with the same comments, order and existing titles
 */
export function withTypeTitles(text: string): string {
  const document = parseDocument(text);
  const root = document.contents as YAMLMap;
  const components = mapAt(root, 'components');
  const nameMessages = (owner: YAMLMap | undefined, ...prefix: string[]): void => {
    for (const [key, message] of mapsIn(owner && mapAt(owner, 'messages'))) {
      const payload = mapAt(message, 'payload');
      // A suffix is needed: in generated code, a message `error` would shadow the global of that name.
      if (payload) addTitles(payload, typeName(...prefix, key, 'payload'));
    }
  };
  for (const [key, schema] of mapsIn(components && mapAt(components, 'schemas'))) addTitles(schema, typeName(key));
  nameMessages(components);
  for (const [name, channel] of mapsIn(mapAt(root, 'channels'))) nameMessages(channel, name);
  return document.toString({lineWidth: 0, flowCollectionPadding: false});
}
