import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ParsedNode,
  type YAMLParseError,
} from 'yaml';
import {asSentence} from '@docs-kit/report';
import {dottedPath, type AgentFileProblem, type Finding, type ValuePath} from './problem';

/** An agent file as text, parsed, with the places of its values. */
export interface YamlSource {
  /** The values, or nothing when the text cannot be read. */
  readonly value: unknown;
  /** Problems of the YAML itself. When there are any, `value` is not to be used. */
  readonly problems: readonly AgentFileProblem[];
  /** Adds line and column to a finding. */
  locate(finding: Finding): AgentFileProblem;
}

/** Problems for which the parser's own words do not tell what to do. */
const plainWords: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'Tabs cannot indent YAML. Use spaces.',
  DUPLICATE_KEY: 'This key is there twice in the same mapping. Keep one.',
  MULTIPLE_DOCS: 'An agent file is one YAML document. Remove the `---` and what follows, or make it a file of its own.',
};

/**
 * Reads the text of an agent file.
 * @param text YAML 1.2; JSON is YAML as well
 */
export function readYaml(text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const place = (offset: number) => ({line: lines.linePos(offset).line, column: lines.linePos(offset).col});
  const problem = (offset: number, message: string): AgentFileProblem => ({
    path: '',
    ...place(offset),
    message,
    severity: 'error',
  });

  const locate = (finding: Finding): AgentFileProblem => ({
    path: dottedPath(finding.path),
    ...place(offsetOf(document, finding.path, finding.at)),
    message: finding.message,
    severity: finding.severity,
  });
  const problems = syntaxErrors(text, document.errors).map(({offset, message}) => problem(offset, message));
  if (problems.length > 0) return {value: undefined, problems, locate};
  const circular = circularAliasOffset(document);
  if (circular !== undefined) {
    const message = 'This alias is in the value that it stands for, which has no end. Write out what you mean.';
    return {value: undefined, problems: [problem(circular, message)], locate};
  }
  try {
    return {value: document.toJS(), problems, locate};
  } catch (error) {
    // The parser finds an alias without its anchor only now.
    const offset = unresolvedAliasOffset(document) ?? 0;
    return {value: undefined, problems: [problem(offset, `Not valid YAML: ${(error as Error).message}`)], locate};
  }
}

interface PlacedMessage {
  readonly offset: number;
  readonly message: string;
}

/**
 * The errors of the YAML that are worth reading: keys that are there twice, and the first other one. Those after it are
 * mostly its consequences, dozens for one missing quote.
 */
function syntaxErrors(text: string, errors: readonly YAMLParseError[]): PlacedMessage[] {
  const inOrder = errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  const breakAt = inOrder.findIndex(({code}) => code !== 'DUPLICATE_KEY');
  const readable = breakAt === -1 ? inOrder : inOrder.slice(0, breakAt + 1);
  const more = inOrder.slice(readable.length).filter(({pos: [offset]}) => offset !== inOrder[breakAt]?.pos[0]).length;
  return readable.map(({code, message, pos: [offset]}, index) => {
    const advice = text.startsWith('```', offset) ? noFence : adviceAt(text, offset, code, errors);
    const sentences = [advice ?? asSentence(`Not valid YAML: ${message}`)];
    if (index === breakAt && hasOpenVariable(text, offset, errors)) sentences.push(quoteVariable);
    if (index === breakAt && more > 0 && advice !== noFence)
      sentences.push(`${more} more syntax ${more === 1 ? 'error follows' : 'errors follow'}.`);
    return {offset, message: sentences.join(' ')};
  });
}

/** Whether a line begins with a tab: the parser takes that of a text of several lines for the end of the text. */
const isTabbed = (text: string, offset: number): boolean =>
  /^ *\t/u.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1));

function adviceAt(text: string, offset: number, code: string, errors: readonly YAMLParseError[]): string | undefined {
  return isTabbed(text, offset) ? plainWords.TAB_AS_INDENT : (nestedAdvice(code, offset, errors) ?? plainWords[code]);
}

const noFence = 'An agent file has no Markdown around it. Remove the lines that begin with ```.';

/** Says what to do when a value has a key in it: the one of the line below, or text that looks like a key. */
function nestedAdvice(code: string, offset: number, errors: readonly YAMLParseError[]): string | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  return errors.some((other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === offset)
    ? 'Not valid YAML: The next line is indented further, but this one has a value already. Begin both in the same column.'
    : 'Not valid YAML: The value has a colon and a space in it. Put text in quotes, or begin a nested key on the next line, indented.';
}

const quoteVariable = 'Quote values with `${…}` inside `{ }` and `[ ]`, or write `$NAME`.';

/** Tells whether the line of an error has a `${` without quotes inside `{…}` or `[…]`, where its brace opens a mapping. */
function hasOpenVariable(text: string, offset: number, errors: readonly YAMLParseError[]): boolean {
  const end = text.indexOf('\n', offset);
  return errors.some(({pos: [brace]}) => {
    const isOnLine = brace >= offset && (end === -1 || brace < end);
    return isOnLine && text.slice(brace - 1, brace + 1) === '${';
  });
}

/** Offset of the first alias in the value that it names. */
function circularAliasOffset(document: Document.Parsed): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias(_key, node, path) {
      if (!path.some((outer) => isCollection(outer) && outer.anchor === node.source)) return undefined;
      offset = node.range?.[0];
      return visit.BREAK;
    },
  });
  return offset;
}

/** Offset of the first alias whose anchor isn't set before it. */
function unresolvedAliasOffset(document: Document.Parsed): number | undefined {
  const anchors = new Set<string>();
  let offset: number | undefined;
  visit(document, {
    Node(_key, node) {
      if (!isAlias(node)) {
        if (node.anchor) anchors.add(node.anchor);
        return undefined;
      }
      if (anchors.has(node.source)) return undefined;
      offset = node.range?.[0];
      return visit.BREAK;
    },
  });
  return offset;
}

/** Offset of the key or value at a path; of the nearest value above it when the path leads nowhere. */
function offsetOf(document: Document.Parsed, path: ValuePath, at: Finding['at']): number {
  let node = document.contents;
  let offset = node?.range[0] ?? 0;
  for (const [index, step] of path.entries()) {
    if (isAlias(node)) node = (node.resolve(document) as ParsedNode | undefined) ?? null;
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(({key}) => isScalar(key) && String(key.value) === String(step));
      if (!pair) return offset;
      offset = isLast && at === 'value' ? (pair.value?.range[0] ?? pair.key.range[0]) : pair.key.range[0];
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)] ?? null;
      offset = node?.range[0] ?? offset;
    } else {
      return offset;
    }
  }
  return offset;
}
