import {createAnsiSequenceParser, type Color, type ParseToken} from 'ansi-sequence-parser';

/** Text with one style. */
export interface Span {
  readonly text: string;
  /** Class names of its style, such as `ansi-yellow` or `ansi-bold`; empty for plain text. */
  readonly classes: readonly string[];
}

/** One row of a terminal. */
export type Row = readonly Span[];

const escape = '\u001B';

/** Any escape sequence except SGR, which sets colors and styles. */
const otherSequence = new RegExp(`${escape}(?!\\[[\\d;]*m)(?:\\[[\\d;?]*[A-Za-z])?`, 'u');

/**
 * Parses a terminal's screen: text with the 16 named colors and styles (SGR sequences).
 * @returns rows, without empty ones at the end
 * @throws Error for any other color or escape sequence, because the rows would be wrong without it
 */
export function parseRows(ansi: string): Row[] {
  const other = otherSequence.exec(ansi);
  if (other)
    throw new Error(`the escape sequence ${JSON.stringify(other[0])} isn't a color. Record the screen, not the stream`);
  const rows: Span[][] = [[]];
  for (const token of createAnsiSequenceParser().parse(ansi)) {
    const classes = classesOf(token);
    token.value.split('\n').forEach((text, index) => {
      if (index > 0) rows.push([]);
      if (text !== '') rows.at(-1)?.push({text, classes});
    });
  }
  while (rows.length > 0 && textOf(rows.at(-1) ?? []).trim() === '') rows.pop();
  return rows;
}

/** Returns the text of a row without styles and without trailing spaces. */
export const textOf = (row: Row): string =>
  row
    .map(({text}) => text)
    .join('')
    .trimEnd();

function classesOf({foreground, background, decorations}: ParseToken): string[] {
  return [
    ...(foreground ? [`ansi-${nameOf(foreground)}`] : []),
    ...(background ? [`ansi-on-${nameOf(background)}`] : []),
    ...[...decorations].sort().map((name) => `ansi-${name}`),
  ];
}

/** Returns `bright-red` for `brightRed`. */
function nameOf(color: Color): string {
  if (color.type !== 'named')
    throw new Error("the screen has a color that isn't one of a terminal's 16. Record it with TERM=xterm-16color");
  return color.name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}
