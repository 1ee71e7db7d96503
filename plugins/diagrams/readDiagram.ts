import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nearestName, parseData, ProblemError} from '@docs-kit/report';

/** The source of a diagram. */
export interface DiagramSource {
  readonly name: string;
  /** Caption. */
  readonly title: string;
  /** What the diagram shows, for readers who can't see it. */
  readonly description: string;
  readonly mermaid: string;
}

const frontMatter = /^(?<before>\uFEFF?---\r?\n(?<yaml>[\s\S]*?)\r?\n---\r?\n)(?<mermaid>[\s\S]+)$/;

const folder = 'content/diagrams';

/** Returns the names of all diagrams of the site. */
export function diagramNames(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, folder))
    .filter((file) => file.endsWith('.mmd'))
    .map((file) => file.slice(0, -'.mmd'.length))
    .sort();
}

/**
 * Reads and checks the file of a diagram.
 * @throws ProblemError when title, description or text is missing, or a line is invalid
 */
export function readDiagram(siteDir: string, name: string): DiagramSource {
  const file = `${folder}/${name}.mmd`;
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const {before = '', yaml = '', mermaid} = frontMatter.exec(text)?.groups ?? {};
  const written = (parseData(yaml, file, 2) ?? {}) as Partial<DiagramSource>;
  const {title, description} = written;
  const missing = [
    ...(title ? [] : ['title']),
    ...(description ? [] : ['description']),
    ...(mermaid ? [] : ['diagram']),
  ];
  if (!title || !description || !mermaid) {
    const unknown = Object.keys(written).filter((key) => key !== 'title' && key !== 'description');
    const similar = unknown.find((key) => nearestName(key, missing) !== undefined);
    const message = `has no ${missing.join(' and no ')}${similar ? `, but "${similar}"` : ''}`;
    const fix = 'write "title" and "description" between --- lines, then the diagram';
    throw new ProblemError({file, line: 1, message, fix});
  }
  checkStatements(mermaid, file, before.split('\n').length);
  return {name, title, description: description.trim(), mermaid};
}

/** A kind of diagram, with the few forms of lines that the renderer supports and the site uses. */
interface DiagramKind {
  readonly name: string;
  /** The first line. */
  readonly header: RegExp;
  /** A complete line. */
  readonly statement: RegExp;
  /** A line that starts a block, which ends with `end`. */
  readonly opening: RegExp;
  /** Words that divide a block, each with the word that must start the block. */
  readonly dividers: ReadonlyMap<string, string>;
  readonly fix: string;
}

const label = String.raw`(?:"[^"\[\]{}]+"|[^"\[\](){}|<>]+)`;
const node = String.raw`[\w-]+(?:\[${label}\]|\(\[${label}\]\)|\[\(${label}\)\]|\{${label}\})?`;
const arrow = String.raw`\s+(?:-->|---|-\.->|==>)(?:\|[^|]+\|)?\s+`;

const flowchart: DiagramKind = {
  name: 'flowchart',
  header: /^flowchart (?:TD|TB|LR|BT|RL)$/,
  statement: new RegExp(String.raw`^(?:${node}(?:${arrow}${node})*|direction (?:TD|TB|LR|BT|RL))$`),
  opening: /^subgraph\s+\S/,
  dividers: new Map(),
  fix: 'write a box as name["Text"], an arrow as one --> two or one -->|words| two',
};

const sequence: DiagramKind = {
  name: 'sequence diagram',
  header: /^sequenceDiagram$/,
  statement:
    /^(?:(?:participant|actor)\s+\w+(?:\s+as\s+\S.*)?|Note (?:left of|right of|over) \w+(?:,\s*\w+)?:\s*\S.*|\w+\s*--?(?:>>|>|\))\s*[+-]?\w+\s*:\s*\S.*)$/,
  opening: /^(?:loop|alt|opt|par)\s+\S/,
  dividers: new Map([
    ['else', 'alt'],
    ['and', 'par'],
  ]),
  fix: 'write "participant B as Browser", "A->>B: words", "A-->>B: words", or "loop words" … "end"',
};

const kinds = [flowchart, sequence];

const firstWord = (text: string): string => text.split(/\s/, 1)[0] ?? '';

/**
 * Checks each line of a diagram, because the renderer ignores lines that it doesn't understand or misinterprets them.
 * @param mermaid text of the diagram
 * @param file its path relative to the site
 * @param firstLine line of the file where the text starts
 * @throws ProblemError with every invalid line or, if there is none, with the first mistake in the blocks
 */
export function checkStatements(mermaid: string, file: string, firstLine: number): void {
  const stop = (line: number, message: string, fix: string): never => {
    throw new ProblemError({file, line, message, fix});
  };
  const [header, ...statements] = mermaid
    .split('\n')
    .map((text, index) => ({text: text.trim(), line: firstLine + index}))
    .filter(({text}) => text !== '' && !text.startsWith('%%'));
  const kind = kinds.find(({header: form}) => form.test(header?.text ?? ''));
  if (!kind) {
    const message = header ? `"${header.text}" is not a supported kind of diagram` : 'has no diagram';
    return stop(header?.line ?? firstLine, message, 'begin with "flowchart LR", "flowchart TD" or "sequenceDiagram"');
  }
  const isValid = (text: string): boolean =>
    text === 'end' || kind.dividers.has(firstWord(text)) || kind.opening.test(text) || kind.statement.test(text);
  const invalid = statements.filter(({text}) => !isValid(text));
  if (invalid.length > 0)
    throw new ProblemError(
      invalid.map(({text, line}) => {
        return {file, line, message: `"${text}" is not valid in a ${kind.name}`, fix: kind.fix};
      }),
    );
  const openBlocks: typeof statements = [];
  for (const {text, line} of statements) {
    const word = firstWord(text);
    const divided = kind.dividers.get(word);
    if (kind.opening.test(text)) openBlocks.push({text, line});
    else if (text === 'end') {
      if (!openBlocks.pop()) stop(line, '"end" ends nothing', 'delete it, or write what it ends');
    } else if (divided !== undefined) {
      if (firstWord(openBlocks.at(-1)?.text ?? '') !== divided)
        stop(line, `"${word}" is outside of "${divided}"`, `write "${divided} …" before it`);
    }
  }
  const [unclosed] = openBlocks;
  if (unclosed) stop(unclosed.line, `"${unclosed.text}" has no end`, 'write "end" after its lines');
}
