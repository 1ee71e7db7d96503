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

/** Puts styles into a page in place of the request for its style sheet, which `config/document/wake.js` makes later. */
export function withInlineStyles(html: string, styles: string): string {
  return html.replace(sheetLink, () => `<style data-first-view>${styles.replaceAll('</style', '<\\/style')}</style>`);
}
