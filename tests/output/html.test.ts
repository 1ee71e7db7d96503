import {FileSystemConfigLoader, HtmlValidate} from 'html-validate';
import path from 'node:path';
import {html, serialize} from 'parse5';
import {describe, expect, it} from 'vitest';
import {notFoundPage, pageRows, redirectPages, type BuiltPage} from './support/builtSite';
import type {HtmlElement} from './support/html';

// Settings and their reasons are in .htmlvalidate.mjs.
const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Elements that never have an end tag: https://html.spec.whatwg.org/#void-elements */
const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Whether an element has no end tag, which HTML allows for some. */
function isUnclosed({tagName, namespaceURI, sourceCodeLocation}: HtmlElement, source: string): boolean {
  // The parser adds elements of which neither tag is written.
  if (!sourceCodeLocation?.startTag || sourceCodeLocation.endTag || voidElement.test(tagName)) return false;
  // Elements of drawings may close themselves.
  return namespaceURI === html.NS.HTML || source[sourceCodeLocation.startTag.endOffset - 2] !== '/';
}

/** Violations of the rules in a document. */
async function violations(document: string, file: string): Promise<string[]> {
  const {results} = await validator.validateString(document, path.resolve(file));
  return results
    .flatMap(({messages}) => messages)
    .map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`);
}

/** The rules look at the document as a browser writes it out: React writes some attributes with capitals. */
async function problemsOf({document, syntax, file}: BuiltPage): Promise<string[]> {
  return [...syntax, ...(await violations(serialize(document), file))];
}

describe('the HTML is valid', () => {
  it.each(pageRows)('%s is valid HTML', async (_, page) => {
    expect(await problemsOf(page)).toEqual([]);
  });

  it.each(pageRows)('[MD-11] all elements of %s have their end tags', (_, {elements, html: source}) => {
    const unclosed = elements.filter((element) => isUnclosed(element, source));
    const starts = unclosed.map(({sourceCodeLocation}) => sourceCodeLocation?.startOffset ?? 0);
    expect(starts.map((start) => source.slice(start, start + 100))).toEqual([]);
  });

  it('the redirects are valid HTML', async () => {
    const checked = new Set<string>();
    for (const page of redirectPages) {
      expect(page.syntax, page.file).toEqual([]);
      const document = serialize(page.document);
      // These documents only differ in their target. The rules check each form once.
      const title = /<title>(?<title>[^<]*)/.exec(document)?.groups?.title ?? '';
      const form = document.replaceAll(page.target, 'target').replaceAll(title, 'title');
      if (checked.has(form)) continue;
      expect(await violations(document, page.file), page.file).toEqual([]);
      checked.add(form);
    }
    expect(checked.size).toBeGreaterThan(0);
  });

  it('the not-found page is valid HTML', async () => {
    expect(notFoundPage && (await problemsOf(notFoundPage))).toEqual([]);
  });
});
