import type {Pitfall} from '@docs-kit/reference';
import {asSentence} from '@docs-kit/report';
import {isMapping} from '../values';

/** A schema, or the value of a schema keyword. */
export type SchemaNode = Readonly<Record<string, unknown>>;

const plain = (markdown: string): string => markdown.replace(/\*\*|`/gu, '');

function defaultOf(node: SchemaNode): string[] {
  const written = node['x-default'];
  if (typeof written === 'string') return [asSentence(`Default: ${written}`)];
  const value = node.default;
  const isEmpty = isMapping(value) && Object.keys(value).length === 0;
  if (value === undefined || isEmpty) return [];
  const isWord = typeof value === 'string' && /^[\w.-]+$/u.test(value);
  return [`Default: \`${isWord ? value : JSON.stringify(value)}\`.`];
}

/** Returns everything that our own keywords say about a key, as Markdown sentences and paragraphs. */
function hoverMarkdown(node: SchemaNode): string {
  const applies = node['x-applies-to'];
  const sentences = [
    String(node.description),
    ...(typeof node['x-effect'] === 'string' ? [node['x-effect']] : []),
    ...(typeof applies === 'string' ? [`Applies to \`${applies}\`.`] : []),
    ...((node['x-rules'] ?? []) as string[]),
    ...defaultOf(node),
  ];
  const pitfalls = ((node['x-pitfalls'] ?? []) as Pitfall[]).map(({title, text}) => `**${asSentence(title)}** ${text}`);
  return [sentences.join(' '), ...pitfalls].join('\n\n');
}

/**
 * Returns what editors show on hover: `description` for those that show plain text, `markdownDescription` for VS Code
 * and the YAML language server, and the same for the values of an `enum`.
 * @param node the key's schema, with its `$ref` resolved
 */
export function hoverText(node: SchemaNode): SchemaNode {
  if (typeof node.description !== 'string') return {};
  const markdown = hoverMarkdown(node);
  const values = node.enumDescriptions as string[] | undefined;
  return {
    description: plain(markdown),
    markdownDescription: markdown,
    ...(values && {enumDescriptions: values.map(plain), markdownEnumDescriptions: values}),
  };
}
