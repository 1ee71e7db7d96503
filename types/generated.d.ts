/** Written by `plugins/page-titles`. */
declare module '@generated/page-titles/default/titles.json' {
  /** Title of each page, by address. */
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
