import {isMap, isScalar, parseDocument, type Document, type ErrorCode, type Node} from 'yaml';
import {placeAt, type Place, type Problem} from '@docs-kit/report';
import type {ParseFrontMatter} from '@docusaurus/types';
import {hasType, keysOf, typeOf} from './docusaurusKeys';

/** One `key: value` of front matter. */
export interface FrontMatterEntry {
  readonly key: string;
  /** The value as plain data. */
  readonly value: unknown;
  /** The value as a YAML node, for the positions of list items. */
  readonly node: Node | null;
  readonly keyPlace: Place;
  readonly valuePlace: Place;
}

/** A problem with its position, in a file that the caller knows. */
export type PlacedProblem = Place & Omit<Problem, 'file'>;

/** A YAML mapping with the positions of its parts. */
export interface FrontMatter {
  readonly entries: ReadonlyMap<string, FrontMatterEntry>;
  /** Problems of the YAML itself. */
  readonly problems: readonly PlacedProblem[];
  /** Where the mapping starts. */
  readonly place: Place;
  placeOf(node: Node | null | undefined): Place;
  /** Returns the entries of the mapping that is an entry's value; none when the value isn't a mapping. */
  below(entry: FrontMatterEntry): ReadonlyMap<string, FrontMatterEntry>;
}

/**
 * Reads a YAML mapping and keeps the position of every key and value.
 * @param yaml text of the mapping
 * @param firstLine line of the file where the text starts
 */
export function readFrontMatter(yaml: string, firstLine = 1): FrontMatter {
  const document = parseDocument(yaml, {prettyErrors: false});
  const start: Place = {line: firstLine, column: 1};
  const placeInFile = (offset: number): Place => {
    const {line, column} = placeAt(yaml, offset);
    return {line: line + firstLine - 1, column};
  };
  const placeOf = (node: Node | null | undefined): Place => (node?.range ? placeInFile(node.range[0]) : start);
  const problems: PlacedProblem[] = firstPerLine(
    document.errors.map(({code, message, pos}) => ({
      ...placeInFile(code === 'MISSING_CHAR' ? startOfValue(document, pos[0]) : pos[0]),
      message: `invalid YAML: ${message}`,
      fix: yamlFix(code),
    })),
  );
  const entriesOf = (node: Node | null): Map<string, FrontMatterEntry> =>
    new Map(
      (isMap<Node, Node | null>(node) ? node.items : []).map(({key, value}) => {
        const name = String(isScalar(key) ? key.value : key);
        const keyPlace = placeOf(key);
        const valuePlace = value ? placeOf(value) : keyPlace;
        const data = plainValue(value, document, (message) => {
          const fix = 'put a text that starts with * in quotes, "*like this*"';
          problems.push({...valuePlace, message: `invalid YAML: ${message}`, fix});
        });
        return [name, {key: name, value: data, node: value, keyPlace, valuePlace}];
      }),
    );
  const entries = entriesOf(document.contents);
  if (!isMap(document.contents) && problems.length === 0 && document.contents !== null) {
    problems.push({
      ...start,
      message: 'this is text instead of keys with values',
      fix: 'write each line as "key: value"',
    });
  }
  return {entries, problems, place: start, placeOf, below: ({node}) => entriesOf(node)};
}

/** Returns the value as plain data. Reports a text that starts with `*`: in YAML, it's an alias of a missing anchor. */
function plainValue(node: Node | null, document: Document, report: (message: string) => void): unknown {
  try {
    return node?.toJS(document) ?? null;
  } catch (error) {
    report((error as Error).message.split(/[\n:(]/, 1)[0]?.trim() ?? '');
    return null;
  }
}

/** One mistake can cause several messages; the first message about a line describes it. */
function firstPerLine(problems: readonly PlacedProblem[]): PlacedProblem[] {
  return problems.filter(({line}, index) => problems.findIndex((other) => other.line === line) === index);
}

/** The parser notices a missing closing character at the end of a value; authors look for it at the start. */
function startOfValue({contents}: Document, offset: number): number {
  if (!isMap<Node, Node | null>(contents)) return offset;
  const around = contents.items.find(({value}) => value?.range && value.range[0] <= offset && offset <= value.range[2]);
  return around?.value?.range?.[0] ?? offset;
}

const quotes = 'put a text that contains a colon, a # or a quotation mark in quotes, "like: this"';

const fixes: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: quotes,
  UNEXPECTED_TOKEN: quotes,
  MULTILINE_IMPLICIT_KEY: 'write "key: value", with a colon and a space after the key',
  MISSING_CHAR: 'close the quotation mark or the bracket that opens here, and write "key: value" with a colon',
  DUPLICATE_KEY: 'delete one of the two lines',
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'start every key at the start of its line, and indent all items of a list alike',
};

const yamlFix = (code: ErrorCode): string =>
  fixes[code] ?? 'write each line as "key: value"; put a text with special characters in quotes';

const allKeys = {...keysOf('docs'), ...keysOf('blog'), ...keysOf('pages')};

/**
 * Reads the front matter of a page, for `markdown.parseFrontMatter`. A development server gets what is right in it, and
 * goes on: at an error, Docusaurus would print a stack trace without a line, and show none of the author's next edits.
 * The plugin reports what is wrong.
 */
export const parseFrontMatter: ParseFrontMatter = ({defaultParseFrontMatter, ...page}) => {
  const [whole = '', yaml = ''] = /^---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/u.exec(page.fileContent) ?? [];
  const {entries, problems} = readFrontMatter(yaml);
  const isRight = ({key, value}: FrontMatterEntry): boolean => {
    const type = typeOf(key, allKeys);
    return type === undefined || hasType(value, type);
  };
  const right = [...entries.values()].filter(isRight);
  const isWrong = problems.length > 0 || right.length < entries.size;
  if (process.env.NODE_ENV !== 'development' || !isWrong) return defaultParseFrontMatter(page);
  const frontMatter = Object.fromEntries(right.map(({key, value}) => [key, value]));
  return Promise.resolve({frontMatter, content: page.fileContent.slice(whole.length).trim()});
};
