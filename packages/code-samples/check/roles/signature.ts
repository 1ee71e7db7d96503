import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {declarationFiles} from '../../typescript/shownTypes';
import {failed, passed, type Role} from '../role';

/** Returns the tokens of a declaration, without comments. */
function tokensOf(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, true, ts.LanguageVariant.Standard, text);
  const tokens: string[] = [];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) tokens.push(scanner.getTokenText());
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
    return tokensOfFolder(path.join(siteDir, sdk.declarations)).includes(tokensOf(block.code))
      ? passed('checked')
      : failed(block, `The declarations in ${sdk.declarations}/ have no such signature.`);
  },
};
