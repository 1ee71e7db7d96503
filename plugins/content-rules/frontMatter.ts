import {isMap, isScalar, LineCounter, parseDocument, type Document, type Node} from 'yaml';
import type {Place} from './problem';
import {yamlFix} from './yamlFix';

const aliasFix = 'put a text that begins with * in quotes, "*like this*"';

/** One `key: value` of a front matter. */
export interface FrontMatterEntry {
  readonly key: string;
  /** The value as plain data. */
  readonly value: unknown;
  /** The value as YAML, for the places of list items. */
  readonly node: Node | null;
  readonly keyPlace: Place;
  readonly valuePlace: Place;
}

/** A fault of the YAML itself. */
export interface YamlFault extends Place {
  readonly message: string;
  readonly fix: string;
}

/** A YAML mapping with the places of its parts. */
export interface FrontMatter {
  readonly entries: ReadonlyMap<string, FrontMatterEntry>;
  readonly faults: readonly YamlFault[];
  /** Where the mapping begins. */
  readonly place: Place;
  /** Place of a YAML node in the file. */
  placeOf(node: Node | null | undefined): Place;
  /** The mapping that an entry holds; none, when it holds something else. */
  below(entry: FrontMatterEntry): ReadonlyMap<string, FrontMatterEntry>;
}

/**
 * Reads a YAML mapping and keeps the place of every key and value.
 * @param yaml text of the mapping
 * @param firstLine line of the file that the text begins on
 */
export function readFrontMatter(yaml: string, firstLine = 1): FrontMatter {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter, prettyErrors: false});
  const start: Place = {line: firstLine, column: 1};
  const placeAt = (offset: number): Place => {
    const {line, col} = lineCounter.linePos(offset);
    return {line: line + firstLine - 1, column: col};
  };
  const placeOf = (node: Node | null | undefined): Place => (node?.range ? placeAt(node.range[0]) : start);
  const faults: YamlFault[] = firstPerLine(
    document.errors.map(({code, message, pos}) => ({
      ...placeAt(code === 'MISSING_CHAR' ? openedAt(document, pos[0]) : pos[0]),
      message: `the YAML cannot be read: ${message}`,
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
          faults.push({...valuePlace, message: `the YAML cannot be read: ${message}`, fix: aliasFix});
        });
        return [name, {key: name, value: data, node: value, keyPlace, valuePlace}];
      }),
    );
  const entries = entriesOf(document.contents);
  if (!isMap(document.contents) && faults.length === 0 && document.contents !== null) {
    faults.push({...start, message: 'this is text and not keys with values', fix: 'write each line as "key: value"'});
  }
  return {entries, faults, place: start, placeOf, below: ({node}) => entriesOf(node)};
}

/** The value as plain data; a text that begins with `*` is an alias in YAML, and leads nowhere. */
function plainValue(node: Node | null, document: Document, tell: (message: string) => void): unknown {
  try {
    return node?.toJS(document) ?? null;
  } catch (error) {
    tell((error as Error).message.split(/[\n:(]/, 1)[0]?.trim() ?? '');
    return null;
  }
}

/** One slip brings several messages; the first of a line tells what it is. */
function firstPerLine(faults: readonly YamlFault[]): YamlFault[] {
  return faults.filter(({line}, index) => faults.findIndex((other) => other.line === line) === index);
}

/** A sign that is missing at the end of a value was forgotten where the value begins. */
function openedAt({contents}: Document, offset: number): number {
  if (!isMap<Node, Node | null>(contents)) return offset;
  const around = contents.items.find(({value}) => value?.range && value.range[0] <= offset && offset <= value.range[2]);
  return around?.value?.range?.[0] ?? offset;
}
