import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {declarationFiles} from '../../typescript/shownTypes';
import {failed, passed, type Role} from '../role';

/** Ends of lists, before which a comma or semicolon means nothing. */
const closing = new Set([')', ']', '}', '>']);

/** Returns the tokens of a declaration, without comments and without punctuation that makes no difference. */
function tokensOf(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, true, ts.LanguageVariant.Standard, text);
  const tokens: string[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const token = scanner.getTokenText();
    if (closing.has(token) && [',', ';'].includes(tokens.at(-1) ?? '')) tokens.pop();
    // A union on separate lines may begin with a bar.
    if (token === '|' && ['=', ':', '<', '('].includes(tokens.at(-1) ?? '')) continue;
    tokens.push(token);
  }
  return ` ${tokens.join(' ')} `;
}

const declarations = new Map<string, string>();

/** Returns all declarations in a folder as one sequence of tokens. */
function tokensOfFolder(folder: string): string {
  const tokens =
    declarations.get(folder) ??
    declarationFiles(folder)
      .map((file) => tokensOf(readFileSync(file, 'utf8')))
      .join('');
  declarations.set(folder, tokens);
  return tokens;
}

/** `ts signature`: a declaration, which must be in the declarations of the SDK word for word. */
export const signature: Role = {
  name: 'ts signature',
  kind: 'Signatures',
  languages: ['ts'],
  marker: 'signature',
  check(block, _page, {siteDir, sdk}) {
    const wanted = tokensOf(block.code).replace(/ ; $/u, ' ');
    return tokensOfFolder(path.join(siteDir, sdk.declarations)).includes(wanted)
      ? passed('checked')
      : failed(block, `The declarations in ${sdk.declarations}/ have no such signature.`);
  },
};
