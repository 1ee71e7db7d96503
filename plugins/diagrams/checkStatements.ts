import {FileFault} from '../contract-reference/fileFault';

/** A kind of diagram, with the few forms of lines that the renderer draws and this site uses. */
interface DiagramKind {
  /** A line that is whole by itself. */
  readonly statement: RegExp;
  /** A line that begins something which `end` ends. */
  readonly opening: RegExp;
  /** A line that divides what is open, with the word that must have opened it. */
  readonly dividers: Readonly<Record<string, string>>;
  /** How lines are written. */
  readonly fix: string;
}

const label = String.raw`(?:"[^"\[\]{}]+"|[^"\[\](){}|<>]+)`;
const node = String.raw`[\w-]+(?:\[${label}\]|\(\[${label}\]\)|\[\(${label}\)\]|\{${label}\})?`;
const arrow = String.raw`\s+(?:-->|---|-\.->|==>)(?:\|[^|]+\|)?\s+`;

const flowchart: DiagramKind = {
  statement: new RegExp(String.raw`^(?:${node}(?:${arrow}${node})*|direction (?:TD|TB|LR|BT|RL))$`),
  opening: /^subgraph\s+\S/,
  dividers: {},
  fix: 'Write a box as name["Text"], an arrow as one --> two or one -->|words| two.',
};

const sequence: DiagramKind = {
  statement:
    /^(?:(?:participant|actor)\s+\w+(?:\s+as\s+\S.*)?|Note (?:left of|right of|over) \w+(?:,\s*\w+)?:\s*\S.*|\w+\s*--?(?:>>|>|\))\s*[+-]?\w+\s*:\s*\S.*)$/,
  opening: /^(?:loop|alt|opt|par)\s+\S/,
  dividers: {else: 'alt', and: 'par'},
  fix: 'Write "participant B as Browser", "A->>B: words", "A-->>B: words", or "loop words" … "end".',
};

const firstWord = (text: string): string => text.split(/\s/, 1)[0] ?? '';

/** @throws FileFault when the first line names neither of the two kinds */
function kindOf(header: string | undefined, place: string): DiagramKind {
  if (/^flowchart (?:TD|TB|LR|BT|RL)$/.test(header ?? '')) return flowchart;
  if (header === 'sequenceDiagram') return sequence;
  const wrong = header === undefined ? 'has no diagram' : `"${header}" begins no diagram`;
  throw new FileFault(place, `${wrong}. Fix: Begin with "flowchart LR", "flowchart TD" or "sequenceDiagram".`);
}

/**
 * Checks each line of a diagram: the renderer drops what it does not understand, or draws something else.
 * @param mermaid text of the diagram
 * @param file its path relative to the site
 * @param firstLine line of the file with which the text begins
 * @throws FileFault with file, line and fix
 */
export function checkStatements(mermaid: string, file: string, firstLine: number): void {
  const lines = mermaid
    .split('\n')
    .map((text, index) => ({text: text.trim(), place: `${file}:${firstLine + index}`}))
    .filter(({text}) => text !== '' && !text.startsWith('%%'));
  const [header, ...statements] = lines;
  const {statement, opening, dividers, fix} = kindOf(header?.text, header?.place ?? `${file}:${firstLine}`);
  const open: typeof lines = [];
  for (const line of statements) {
    const word = firstWord(line.text);
    if (opening.test(line.text)) {
      open.push(line);
    } else if (word === 'end' && line.text === word) {
      if (!open.pop()) throw new FileFault(line.place, '"end" ends nothing. Fix: Delete it, or write what it ends.');
    } else if (Object.hasOwn(dividers, word)) {
      const opener = dividers[word] ?? '';
      if (firstWord(open.at(-1)?.text ?? '') !== opener)
        throw new FileFault(line.place, `"${word}" stands outside "${opener}". Fix: Write "${opener} …" before it.`);
    } else if (!statement.test(line.text)) {
      throw new FileFault(line.place, `"${line.text}" cannot be drawn. Fix: ${fix}`);
    }
  }
  const [unended] = open;
  if (unended) throw new FileFault(unended.place, `"${unended.text}" has no end. Fix: Write "end" after its lines.`);
}
