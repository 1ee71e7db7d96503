/** What a page may run and show inline; all other files come from the site itself. */
export interface Allowed {
  /** Source expressions of inline scripts. */
  readonly scripts: readonly string[];
  /** Source expressions of style elements. */
  readonly styles: readonly string[];
  /** Whether scripts may turn text into HTML only through the trusted type of the site. */
  readonly hasTrustedTypes: boolean;
}

/**
 * Returns the policy of one page, for its `meta` element: files of the site alone, the scripts and styles with these
 * hashes, no style attribute, no handler, no plugin, no form. `data:` pictures are in style sheets.
 */
export const pagePolicy = ({scripts, styles, hasTrustedTypes}: Allowed): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(hasTrustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ');

/**
 * Returns the policy for the header of every file. Each page has style elements of its own, whose hashes would not fit
 * into one header, so here style elements are allowed, and the page's `meta` element names them: a browser keeps both
 * policies. It also says whether trusted types are needed. `frame-ancestors` works in a header alone.
 * @param scripts source expressions of the inline scripts of all pages
 */
export const headerPolicy = (scripts: readonly string[]): string =>
  `${pagePolicy({scripts, styles: ["'unsafe-inline'"], hasTrustedTypes: false})}; frame-ancestors 'none'`;
