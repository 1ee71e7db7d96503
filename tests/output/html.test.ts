import {FileSystemConfigLoader, HtmlValidate} from 'html-validate';
import path from 'node:path';
import {parse, serialize} from 'parse5';
import {describe, expect, it} from 'vitest';
import {notFoundPage, pageRows, redirectPages, type BuiltPage} from './support/builtSite';

// Settings and their reasons are in .htmlvalidate.mjs.
const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Finds elements without the end tag that HTML allows to leave out. */
const endTags = new HtmlValidate({elements: ['html5'], rules: {'no-implicit-close': 'error'}});

/** Syntax errors, and the document as a browser writes it out: React writes some attributes with capitals. */
function read(html: string): {readonly syntax: readonly string[]; readonly document: string} {
  const syntax: string[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({code, startLine, startCol}) => syntax.push(`${startLine}:${startCol} ${code}`),
  });
  return {syntax, document: serialize(document)};
}

/** Violations of the rules in a document. */
async function violations(document: string, file: string): Promise<string[]> {
  const {results} = await validator.validateString(document, path.resolve(file));
  return results
    .flatMap(({messages}) => messages)
    .map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`);
}

async function problemsOf({html, file}: BuiltPage): Promise<string[]> {
  const {syntax, document} = read(html);
  return [...syntax, ...(await violations(document, file))];
}

describe('the HTML is valid', () => {
  it.each(pageRows)('%s is valid HTML', async (_, page) => {
    expect(await problemsOf(page)).toEqual([]);
  });

  it.each(pageRows)('[MD-11] all elements of %s have their end tags', async (_, {html}) => {
    const {results} = await endTags.validateString(html);
    expect(results.flatMap(({messages}) => messages.map(({message, selector}) => `${message} ${selector}`))).toEqual(
      [],
    );
  });

  it('the redirects are valid HTML', async () => {
    const checked = new Set<string>();
    for (const page of redirectPages) {
      const {syntax, document} = read(page.html);
      expect(syntax, page.file).toEqual([]);
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
