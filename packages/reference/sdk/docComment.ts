import {
  DocBlock,
  DocCodeSpan,
  DocEscapedText,
  DocFencedCode,
  DocLinkTag,
  DocNode,
  DocParagraph,
  DocPlainText,
  DocSection,
  DocSoftBreak,
  TextRange,
  TSDocConfiguration,
  TSDocParser,
  TSDocTagDefinition,
  TSDocTagSyntaxKind,
  type DocComment,
} from '@microsoft/tsdoc';
import type {Pitfall} from '../blocks';

/** Block tags in addition to the standard ones. */
const configuration = new TSDocConfiguration();
for (const tagName of ['@emits', '@pitfall']) {
  const syntaxKind = TSDocTagSyntaxKind.BlockTag;
  configuration.addTagDefinition(new TSDocTagDefinition({tagName, syntaxKind, allowMultiple: true}));
}
const parser = new TSDocParser(configuration);

/** Documentation of a parameter or an event. */
export interface NamedText {
  readonly name: string;
  /** Markdown. */
  readonly text: string;
}

/** Documentation of a declaration. All texts are Markdown; links to other declarations have `sdk:` URLs. */
export interface Doc {
  readonly summary: string;
  readonly remarks: string;
  readonly params: readonly NamedText[];
  readonly returns: string;
  readonly defaultValue: string;
  readonly throws: readonly string[];
  /** `name` is the event. */
  readonly emits: readonly NamedText[];
  readonly pitfalls: readonly Pitfall[];
  readonly examples: readonly string[];
  /** Errors that the parser reports. */
  readonly errors: readonly string[];
}

/**
 * Parses a TSDoc comment.
 * @param comment the whole comment with its delimiters; empty if there is none
 */
export function readDocComment(comment: string): Doc {
  const {docComment, log} = parser.parseRange(TextRange.fromString(comment));
  const custom = (tag: string): string[] => blocksOf(docComment, tag).map(({content}) => markdownOf(content));
  return {
    summary: markdownOf(docComment.summarySection),
    remarks: docComment.remarksBlock ? markdownOf(docComment.remarksBlock.content) : '',
    params: docComment.params.blocks.map(({parameterName, content}) => ({
      name: parameterName,
      text: markdownOf(content),
    })),
    returns: docComment.returnsBlock ? markdownOf(docComment.returnsBlock.content) : '',
    defaultValue: custom('@defaultValue').join(' '),
    throws: custom('@throws'),
    emits: custom('@emits').map(eventAndText),
    pitfalls: custom('@pitfall').map(titleAndText),
    examples: custom('@example'),
    errors: log.messages.map(({unformattedText}) => unformattedText),
  };
}

const blocksOf = ({customBlocks}: DocComment, tag: string): DocBlock[] =>
  customBlocks.filter(({blockTag}) => blockTag.tagName === tag);

/** Returns a section as Markdown. Syntax that TSDoc doesn't know, such as lists, stays as it is. */
function markdownOf(section: DocSection): string {
  return section.nodes
    .map(blockMarkdown)
    .filter((block) => block !== '')
    .join('\n\n');
}

function blockMarkdown(node: DocNode): string {
  if (node instanceof DocFencedCode) return `\`\`\`${node.language}\n${node.code.trimEnd()}\n\`\`\``;
  if (node instanceof DocParagraph) return node.nodes.map(inlineMarkdown).join('').trim();
  return '';
}

function inlineMarkdown(node: DocNode): string {
  if (node instanceof DocPlainText) return node.text;
  if (node instanceof DocSoftBreak) return '\n';
  if (node instanceof DocCodeSpan) return `\`${node.code}\``;
  if (node instanceof DocEscapedText) return node.decodedText;
  if (node instanceof DocLinkTag) return linkMarkdown(node);
  return '';
}

function linkMarkdown({codeDestination, urlDestination, linkText}: DocLinkTag): string {
  if (urlDestination !== undefined) return `[${linkText ?? urlDestination}](${urlDestination})`;
  const name = codeDestination?.emitAsTsdoc() ?? '';
  return `[${linkText ?? `\`${name}\``}](sdk:${name})`;
}

function eventAndText(block: string): NamedText {
  const {name = '', text = ''} = /^`(?<name>[^`]+)`\s*-\s*(?<text>[\s\S]*)$/u.exec(block)?.groups ?? {};
  return {name, text};
}

function titleAndText(block: string): Pitfall {
  const {title = '', text = ''} = /^(?<title>[\s\S]+?)\.\s+(?<text>[\s\S]*)$/u.exec(block)?.groups ?? {};
  return {title, text};
}
