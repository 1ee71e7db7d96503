import {FileSystemConfigLoader, HtmlValidate} from 'html-validate';
import path from 'node:path';
import {parse, serialize} from 'parse5';
import {describe, expect, it} from 'vitest';
import {notFoundPage, pageRows, redirectPages, type BuiltPage} from './support/builtSite';

// Settings and their reasons: .htmlvalidate.mjs
const validator = new HtmlValidate(new FileSystemConfigLoader());

async function problemsOf({html, file}: BuiltPage): Promise<string[]> {
  const syntax: string[] = [];
  // Minifying leaves out end tags and quotes that HTML does not need. The rules look at the document as a browser reads it.
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({code, startLine, startCol}) => syntax.push(`${startLine}:${startCol} ${code}`),
  });
  const {results} = await validator.validateString(serialize(document), path.resolve(file));
  const rules = results
    .flatMap(({messages}) => messages)
    .map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`);
  return [...syntax, ...rules];
}

describe('the HTML is valid', () => {
  it.each(pageRows)('%s is valid HTML', async (_, page) => {
    expect(await problemsOf(page)).toEqual([]);
  });

  it.each(redirectPages.map((page) => [page.route, page] as const))(
    'the redirect %s is valid HTML',
    async (_, page) => {
      expect(await problemsOf(page)).toEqual([]);
    },
  );

  it('the not-found page is valid HTML', async () => {
    expect(notFoundPage && (await problemsOf(notFoundPage))).toEqual([]);
  });
});
