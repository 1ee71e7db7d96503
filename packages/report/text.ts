/** Returns a text as part of a regular expression, with or without the flag `u`, that matches it. */
export const escapeRegex = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Returns a text as content or attribute of an element, in XML and HTML. */
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

/** Ends a text with a full stop where it ends without punctuation. */
export const asSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
