import {FileSystemConfigLoader, HtmlValidate} from 'html-validate';
import path from 'node:path';
import {parse, serialize} from 'parse5';
import {describe, expect, it} from 'vitest';
import {notFoundPage, pageRows, redirectPages, type BuiltPage} from './support/builtSite';

// Settings and their reasons: .htmlvalidate.mjs
const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Errors of syntax, and the document as a browser reads it: minifying leaves out end tags and quotes. */
function read(html: string): {readonly syntax: readonly string[]; readonly document: string} {
  const syntax: string[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({code, startLine, startCol}) => syntax.push(`${startLine}:${startCol} ${code}`),
  });
  return {syntax, document: serialize(document)};
}

/** What the rules find in a document. */
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

  it('the redirects are valid HTML', async () => {
    const checked = new Set<string>();
    for (const page of redirectPages) {
      const {syntax, document} = read(page.html);
      expect(syntax, page.file).toEqual([]);
      // They are one document, apart from where it leads. The rules look at each of its forms once.
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
