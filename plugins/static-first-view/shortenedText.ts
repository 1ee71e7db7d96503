// Not the modifier in a class name: .menu__link--active.
const variable = /(?<![\w-])--[a-zA-Z_][\w-]*/g;
const encodedDrawing = /url\("?data:image\/svg\+xml;base64,(?<data>[\w+/=]+)"?\)/g;

/**
 * Gives the custom properties of a sheet names of one or two letters. The sheet stands alone in its page, so only names
 * that the page itself uses have to stay.
 * @param css text of the sheet
 * @param outside names that the page uses
 */
export function withShortVariables(css: string, outside: ReadonlySet<string>): string {
  const shortNames = new Map<string, string>();
  return css.replace(variable, (long) => {
    if (outside.has(long)) {
      return long;
    }
    const short = shortNames.get(long) ?? `--${shortNames.size.toString(36)}`;
    shortNames.set(long, short);
    return short;
  });
}

/** Writes drawings of the sheet as text: letters compress, base64 does not. */
export function withReadableDrawings(css: string): string {
  return css.replace(encodedDrawing, (_whole, data: string) => {
    const drawing = Buffer.from(data, 'base64').toString().trim();
    const text = drawing
      .replace(/"/g, "'")
      .replace(/%/g, '%25')
      .replace(/#/g, '%23')
      .replace(/</g, '%3C')
      .replace(/>\s+%3C/g, '>%3C');
    return `url("data:image/svg+xml,${text}")`;
  });
}
