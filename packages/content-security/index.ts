import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn, ProblemError, replaceFile, type Problem} from '@docs-kit/report';
import {hashSource, readInlineCode, type InlineCode} from './inline';
import {headerPolicy, pagePolicy} from './policy';

/** Options of {@link secureBuild}. */
export interface SecureBuildOptions {
  /** Texts by which scripts of the framework within the content are known. */
  readonly knownScripts?: readonly string[];
  /** Inline scripts that a script of the site adds later. */
  readonly addedScripts?: readonly string[];
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

/** Returns a page with its policy as first element of the head after the encoding. */
function withPolicy(html: string, policy: string): string {
  return html.replace(charset, (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/**
 * Puts a content security policy into each page of a built site, with the hashes of its own inline scripts and styles.
 * Call it when nothing changes the pages any more.
 * @param folder of the built site
 * @returns the policy for the header of every file
 * @throws ProblemError for scripts in the content, for handlers, style attributes and `javascript:` addresses
 */
export function secureBuild(folder: string, options: SecureBuildOptions = {}): string {
  const {knownScripts = [], addedScripts = []} = options;
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
    // All redirects have one script, and hosts that send headers may serve redirects as pages.
    hashes.forEach((hash) => ofAllPages.add(hash));
    const scripts = isRedirect(html) ? hashes : [...hashes, ...added];
    // A script of the framework in the content writes HTML without the site's trusted type.
    const hasTrustedTypes = code.contentScripts.length === 0;
    replaceFile(file, withPolicy(html, pagePolicy({scripts, styles, hasTrustedTypes})));
  }
  if (problems.length > 0) throw new ProblemError(problems);
  return headerPolicy([...ofAllPages].sort());
}
