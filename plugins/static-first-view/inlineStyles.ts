const sheetLink = /<link rel="?stylesheet"? href="?(?<address>[^"\s>]+\.css)"? ?\/?>/g;

/** Address of the one style sheet that a page asks for; undefined for pages without any. */
export function sheetAddress(html: string): string | undefined {
  const [link, another] = html.matchAll(sheetLink);
  if (another) {
    throw new Error(
      "it asks for more than one style sheet; only the generator's one is known. See config/document/template.ts",
    );
  }
  return link?.groups?.address;
}

/**
 * Puts styles into a page in place of the request for its style sheet, which `src/sleepingPage/wake.ts` makes later.
 * @param link to another sheet, which comes after them
 */
export function withInlineStyles(html: string, styles: string, link: string): string {
  const style = `<style data-first-view>${styles.replaceAll('</style', '<\\/style')}</style>`;
  return html.replace(sheetLink, () => style + link);
}

/** Asks for a style sheet that only some media need. Readers in others do not wait for it. */
export const sheetLinkFor = (address: string, media: string): string =>
  `<link rel=stylesheet href=${address} media="${media}">`;
