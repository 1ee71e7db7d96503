const code = /(?<=<code>).*?(?=<\/code>)/gu;

/** Behind a separator. */
const seam = /(?<=\w[.:/_-])(?=\w)/u;

/** Before a capital letter within a word. */
const hump = /(?<=[a-z\d])(?=[A-Z])/gu;

/** In characters: what fits into the column on a common desktop. */
const longestPart = 24;

/**
 * Lets long names in code break where they are joined, and very long parts of them between their words: else they would
 * break anywhere.
 * @param html text of a heading
 */
export function breakableNames(html: string): string {
  const breakable = (part: string): string => (part.length > longestPart ? part.replace(hump, '<wbr>') : part);
  return html.replace(code, (name) => name.split(seam).map(breakable).join('<wbr>'));
}
