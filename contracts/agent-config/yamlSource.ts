import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  Parser,
  visit,
  type Document,
  type ParsedNode,
  type YAMLMap,
  type YAMLParseError,
} from 'yaml';
import {asSentence, dottedPath, memoized} from '@docs-kit/report';
import {errorAt, type AgentFileProblem, type Finding, type ValuePath} from './problem';

/** A parsed agent file, with the positions of its values. */
export interface YamlSource {
  /** The values, or undefined if the text can't be parsed. */
  readonly value: unknown;
  /** Problems in the YAML itself. If there are any, `value` must not be used. */
  readonly problems: readonly AgentFileProblem[];
  /** Adds line and column to a finding. */
  locate(finding: Finding): AgentFileProblem;
}

/** Problems for which the parser's own message doesn't say what to do. */
const plainWords: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'Tabs cannot indent YAML. Use spaces.',
  DUPLICATE_KEY: 'This key is there twice in the same mapping. Keep one.',
  MULTIPLE_DOCS: 'An agent file is one YAML document. Remove the `---` and what follows, or make it a file of its own.',
};

/** Most lists and mappings within each other. Agent files have a tenth of that. */
const maxDepth = 200;

/**
 * Returns the problem of a text whose values are nested too deeply: the library composes them recursively and, with
 * thousands of levels, ends the process instead of throwing.
 */
function depthProblem(text: string): AgentFileProblem | undefined {
  const lines = new LineCounter();
  lines.addNewLine(0);
  const parser = new Parser(lines.addNewLine);
  for (const lexeme of new Lexer().lex(text)) {
    // It works while it's iterated.
    Array.from(parser.next(lexeme));
    if (parser.stack.length > maxDepth) {
      const {line, col: column} = lines.linePos(parser.offset);
      return {path: '', line, column, message: 'Lists and mappings are nested too deeply here.', severity: 'error'};
    }
  }
  return undefined;
}

/**
 * Reads the text of an agent file.
 * @param text YAML 1.2, which includes JSON
 */
export function readYaml(text: string): YamlSource {
  const tooDeep = depthProblem(text);
  const lines = new LineCounter();
  const document = parseDocument(tooDeep ? '' : text, {lineCounter: lines, prettyErrors: false});
  const place = (offset: number) => ({line: lines.linePos(offset).line, column: lines.linePos(offset).col});
  const problem = (offset: number, message: string): AgentFileProblem => ({
    path: '',
    ...place(offset),
    message,
    severity: 'error',
  });

  // A long file may have a problem in each of thousands of lines.
  const pairsOf = memoized(pairsIn);
  const locate = (finding: Finding): AgentFileProblem => ({
    path: dottedPath(finding.path),
    ...place(offsetOf(document, pairsOf, finding)),
    message: finding.message,
    severity: finding.severity,
  });
  if (tooDeep) return {value: undefined, problems: [tooDeep], locate};
  const problems = syntaxErrors(text, document.errors).map(({offset, message}) => problem(offset, message));
  if (problems.length > 0) return {value: undefined, problems, locate};
  const alias = brokenAlias(document);
  if (alias) return {value: undefined, problems: [problem(alias.offset, alias.message)], locate};
  try {
    const value: unknown = document.toJS();
    const foreign = foreignValue(value);
    const message = "An agent file can't contain binary data, dates or sets. Write text in quotes.";
    return {value, problems: foreign ? [locate(errorAt(foreign, message))] : [], locate};
  } catch (error) {
    // Aliases of aliases would make a value that is too large.
    return {value: undefined, problems: [problem(0, `Not valid YAML: ${(error as Error).message}`)], locate};
  }
}

interface PlacedMessage {
  readonly offset: number;
  readonly message: string;
}

/**
 * The YAML errors that are worth reading: duplicate keys, and the first other error. Later ones are mostly its
 * consequences, dozens for one missing quote.
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

/** Whether a line begins with a tab: in a multi-line text, the parser mistakes it for the end of the text. */
const isTabbed = (text: string, offset: number): boolean =>
  /^ *\t/u.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1));

function adviceAt(text: string, offset: number, code: string, errors: readonly YAMLParseError[]): string | undefined {
  return isTabbed(text, offset) ? plainWords.TAB_AS_INDENT : (nestedAdvice(code, offset, errors) ?? plainWords[code]);
}

const noFence = 'An agent file has no Markdown around it. Remove the lines that begin with ```.';

/** Says what to do if a value contains a key: the one of the next line, or text that looks like a key. */
function nestedAdvice(code: string, offset: number, errors: readonly YAMLParseError[]): string | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  return errors.some((other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === offset)
    ? 'Not valid YAML: The next line is indented further, but this one has a value already. Begin both in the same column.'
    : 'Not valid YAML: The value has a colon and a space in it. Put text in quotes, or begin a nested key on the next line, indented.';
}

const quoteVariable = 'Quote values with `${…}` inside `{ }` and `[ ]`, or write `$NAME`.';

/** Whether the line of an error has an unquoted `${` inside `{…}` or `[…]`, where its brace opens a mapping. */
function hasOpenVariable(text: string, offset: number, errors: readonly YAMLParseError[]): boolean {
  const end = text.indexOf('\n', offset);
  return errors.some(({pos: [brace]}) => {
    const isOnLine = brace >= offset && (end === -1 || brace < end);
    return isOnLine && text.slice(brace - 1, brace + 1) === '${';
  });
}

/** Finds the first alias without a value: its anchor isn't above it, or it's inside the value that it refers to. */
function brokenAlias(document: Document.Parsed): PlacedMessage | undefined {
  let found: PlacedMessage | undefined;
  visit(document, {
    Alias(_key, node, path) {
      const value = node.resolve(document);
      if (value && !path.includes(value)) return undefined;
      const message = value
        ? 'This alias is in the value that it stands for, which has no end. Write out what you mean.'
        : `Not valid YAML: Unresolved alias (the anchor must be set before the alias): ${node.source}`;
      found = {offset: node.range?.[0] ?? 0, message};
      return visit.BREAK;
    },
  });
  return found;
}

/** Returns the path of the first value that JSON doesn't have: tags such as `!!binary` make objects of classes. */
function foreignValue(value: unknown, path: ValuePath = []): ValuePath | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return path;
  const entries: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) {
    const found = foreignValue(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

type Pairs = ReadonlyMap<unknown, YAMLMap.Parsed['items'][number]>;

/** The pairs of a mapping by their keys as text. */
const pairsIn = ({items}: YAMLMap.Parsed): Pairs =>
  new Map(items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : pair, pair]));

/** Offset of the key or value at a path, or of the nearest existing ancestor. */
function offsetOf(
  document: Document.Parsed,
  pairsOf: (map: YAMLMap.Parsed) => Pairs,
  {path, at}: Pick<Finding, 'path' | 'at'>,
): number {
  let node = document.contents;
  let offset = node?.range[0] ?? 0;
  for (const [index, step] of path.entries()) {
    if (isAlias(node)) node = (node.resolve(document) as ParsedNode | undefined) ?? null;
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = pairsOf(node).get(String(step));
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
