/** Escapes a text for a regular expression, with or without the flag `u`. */
export const escapeRegex = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes a text for an element's content or a quoted attribute, in XML or HTML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Decodes a part of a URL; undefined when it has an invalid % escape. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Returns the anchor of a heading: the one that it ends with, `Text {#name}`, or the one that Docusaurus derives. */
export const anchorOfHeading = (heading: string): string =>
  /\{#(?<name>[^}]+)\}\s*$/u.exec(heading)?.groups?.name ??
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');

/** Adds a full stop to a text that ends without punctuation. */
export const asSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Returns a number with a noun: `1 file`, `2 files`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns what an error says. Anything can be thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
