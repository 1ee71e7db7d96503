const code = /(?<=<code>).*?(?=<\/code>)/gu;

/** Behind a separator. */
const seam = /(?<=\w[.:/_-])(?=\w)/u;

/** Before a capital letter within a word. */
const hump = /(?<=[a-z\d])(?=[A-Z])/gu;

/** In characters: fits into the column on the narrowest desktops. */
const shortPart = 14;

/**
 * Makes each part of the names in code an element of its own, for a style that breaks lines between them. A part that
 * fits into no line breaks between its words; else it would break anywhere.
 * @param html text of a heading
 */
export function breakableNames(html: string): string {
  const breakable = (part: string): string => (part.length > shortPart ? part.replace(hump, '<wbr>') : part);
  return html.replace(code, (name) => {
    const parts = name.split(seam).map(breakable);
    return parts.length > 1 ? parts.map((part) => `<span>${part}</span>`).join('') : parts.join('');
  });
}
