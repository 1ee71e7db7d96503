import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn, ProblemError, saveFile, type Problem} from '@docs-kit/report';
import {hashSource, readInlineCode, type InlineCode} from './inline';

/** Options of {@link secureBuild}. */
export interface SecureBuildOptions {
  /** Texts that identify the framework's own scripts within the content. */
  readonly knownScripts: readonly string[];
  /** Inline scripts that a script of the site adds later. */
  readonly addedScripts: readonly string[];
}

const charset = /<meta charset="?utf-8"?\s*\/?>/i;
const isRedirect = (html: string): boolean => /<meta http-equiv="?refresh"?/i.test(html);

/** Returns what is wrong with the code in a page. */
function problemsOf(file: string, code: InlineCode, knownScripts: readonly string[]): Problem[] {
  const unknown = code.contentScripts.filter((text) => !knownScripts.some((known) => text.includes(known)));
  return [
    ...unknown.map((text) => ({
      file,
      message: `the content has an inline script, which the content security policy blocks: ${shorten(text)}`,
      fix: 'put the script into a client module, or into the configuration as an inline script',
    })),
    ...code.attributes.map((attribute) => ({
      file,
      message: `the content security policy blocks the attribute ${shorten(attribute)}`,
      fix: attribute.startsWith('style=')
        ? 'use a class'
        : 'use a link to an address, or handle the event in a client module or component',
    })),
  ];
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/**
 * Returns the policy of one page, for its `meta` element. It allows only files of the site, and the scripts and styles
 * with these hashes: no style attributes, handlers, plugins or forms. Style sheets contain `data:` pictures.
 * @param hasTrustedTypes whether scripts may turn text into HTML only through the site's Trusted Types policy
 */
const pagePolicy = (scripts: readonly string[], styles: readonly string[], hasTrustedTypes: boolean): string =>
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
 * Returns the policy for the header of every file. Each page has its own style elements, whose hashes wouldn't fit in
 * one header, so it allows all style elements, and the page's `meta` element lists the hashes: browsers apply both
 * policies. The `meta` element also requires Trusted Types. `frame-ancestors` works only in a header.
 * @param scripts source expressions of the inline scripts of all pages
 */
const headerPolicy = (scripts: readonly string[]): string =>
  `${pagePolicy(scripts, ["'unsafe-inline'"], false)}; frame-ancestors 'none'`;

/** Returns a page with its policy in the head, directly after the encoding. */
function withPolicy(html: string, policy: string): string {
  return html.replace(charset, (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/**
 * Adds a content security policy to each page of a built site, with the hashes of its own inline scripts and styles.
 * Call it after everything else that changes pages.
 * @param folder folder of the built site
 * @returns the policy for the header of every file
 * @throws ProblemError for scripts in the content, for handlers, style attributes and `javascript:` addresses
 */
export function secureBuild(folder: string, {knownScripts, addedScripts}: SecureBuildOptions): string {
  const added = addedScripts.map(hashSource);
  const ofAllPages = new Set(added);
  const problems: Problem[] = [];

  for (const name of filesIn(folder, '.html')) {
    const file = path.join(folder, name);
    const html = readFileSync(file, 'utf8');
    const code = readInlineCode(html);
    problems.push(...problemsOf(name, code, knownScripts));
    const hashes = [...new Set([...code.scripts, ...code.contentScripts].map(hashSource))];
    const styles = [...new Set(code.styles.map(hashSource))];
    // All redirects share one script, and hosts that send headers may serve redirects as pages.
    hashes.forEach((hash) => ofAllPages.add(hash));
    const scripts = isRedirect(html) ? hashes : [...hashes, ...added];
    // A script of the framework in the content writes HTML without the site's Trusted Types policy.
    const hasTrustedTypes = code.contentScripts.length === 0;
    saveFile(file, withPolicy(html, pagePolicy(scripts, styles, hasTrustedTypes)));
  }
  if (problems.length > 0) throw new ProblemError(problems);
  return headerPolicy([...ofAllPages].sort());
}
