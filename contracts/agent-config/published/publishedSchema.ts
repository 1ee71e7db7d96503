import type {LlmRegistry} from '../../llmRegistry';
import {isMapping} from '../values';
import {hoverText, type SchemaNode} from './hoverText';
import {variablePattern, variableText} from './patterns';
import {schemaRules} from './rules';

/** Keywords whose values are data, not schemas. */
const dataWords = ['examples', 'default', 'enum', 'const', 'required', 'enumDescriptions', 'discriminator'];
/** Keywords that contain schemas by name. */
const mapWords = ['properties', '$defs'];

/** A union by a key such as `type`: editors list its values for an unknown one, and check nothing for a variable. */
function unionByType(key: string, oneOf: readonly {$ref: string}[], definitions: SchemaNode): SchemaNode {
  const branches = oneOf.map((branch) => resolved(branch, definitions).properties as Record<string, SchemaNode>);
  const known = {properties: {[key]: {enum: branches.map((properties) => properties[key]?.const)}}};
  return {
    if: {required: [key], properties: {[key]: variableText}},
    else: {if: known, then: {oneOf}, else: known},
  };
}

/** Allows a text with a variable wherever the toolkit inserts its value before checking the type. */
function withVariables(node: SchemaNode, definitions: SchemaNode): SchemaNode {
  const {type, enum: values, format} = node;
  if (type === 'integer' || type === 'number') {
    const patternErrorMessage = 'Write a number, or a variable such as $NAME.';
    return {...node, type: [type, 'string'], pattern: variablePattern, patternErrorMessage};
  }
  if (format === 'uri') {
    const {format: _, ...rest} = node;
    const address = {
      format,
      pattern: '^[A-Za-z][A-Za-z0-9+.-]*:',
      patternErrorMessage: 'Write an address with its scheme.',
    };
    return {...rest, if: variableText, else: address};
  }
  if (Array.isArray(values)) {
    const {enum: _, enumDescriptions, markdownEnumDescriptions, ...rest} = node;
    return {...rest, if: variableText, else: {enum: values, enumDescriptions, markdownEnumDescriptions}};
  }
  if (isMapping(node.discriminator)) {
    const {discriminator, oneOf, ...rest} = node;
    return {...rest, ...unionByType(String(discriminator.propertyName), oneOf as {$ref: string}[], definitions)};
  }
  return node;
}

/** Resolves the `$ref` of a key, whose own keywords take precedence. */
function resolved(node: SchemaNode, definitions: SchemaNode): SchemaNode {
  if (typeof node.$ref !== 'string') return node;
  return {...(definitions[node.$ref.replace('#/$defs/', '')] as SchemaNode), ...node};
}

function convert(node: unknown, definitions: SchemaNode): unknown {
  if (Array.isArray(node)) return node.map((entry) => convert(entry, definitions));
  if (!isMapping(node)) return node;
  const children = Object.entries(node).flatMap(([word, value]) => {
    if (word.startsWith('x-')) return [];
    if (dataWords.includes(word)) return [[word, value] as const];
    if (!mapWords.includes(word)) return [[word, convert(value, definitions)] as const];
    const named = Object.entries(value as SchemaNode).map(([name, child]) => [name, convert(child, definitions)]);
    return [[word, Object.fromEntries(named)] as const];
  });
  const hover = typeof node.description === 'string' ? hoverText(resolved(node, definitions)) : {};
  return withVariables({...Object.fromEntries(children), ...hover}, definitions);
}

function add(node: SchemaNode, [key, ...rest]: readonly string[], rule: SchemaNode): SchemaNode {
  if (key === undefined) return {...node, ...rule};
  return {...node, [key]: add((node[key] ?? {}) as SchemaNode, rest, rule)};
}

/** JSON Schema has no warnings, only errors. */
const stricter =
  'This schema also rejects some things that Saiki accepts and that rarely do what you want, such as `postgres` as database.';

/**
 * Derives the schema that editors load for agent files from the contract's, which matches the toolkit's own. It accepts
 * a variable wherever the toolkit replaces one, includes the rules between keys, and shows on hover what only our own
 * keywords say (`x-pitfalls`, `x-effect`, …). `errorMessage`, `patternErrorMessage` and `markdown…` are keywords of
 * VS Code and of the YAML language server; validators ignore them.
 * @param schema `agent-config.schema.json`
 * @param registry `llm-registry.json`
 */
export function publishedSchema(schema: SchemaNode, registry: LlmRegistry): SchemaNode {
  const description = `${String(schema.description)} ${stricter}`;
  const converted = convert({...schema, description}, schema.$defs as SchemaNode) as SchemaNode;
  return schemaRules(registry).reduce((node, {path, rule}) => add(node, path, rule), converted);
}
