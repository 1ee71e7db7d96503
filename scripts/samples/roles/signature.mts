import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {proved, refused, type Role} from '../role.mjs';

/** Ends of lists, before which a comma or semicolon says nothing. */
const closing = new Set([')', ']', '}', '>']);

/** The words and marks of a text without comments, spaces and marks that make no difference. */
function tokensOf(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, true, ts.LanguageVariant.Standard, text);
  const tokens: string[] = [];
  let openTemplates = 0;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    // What follows a placeholder of a template belongs to the template again.
    if (openTemplates > 0 && kind === ts.SyntaxKind.CloseBraceToken) kind = scanner.reScanTemplateToken(false);
    if (kind === ts.SyntaxKind.TemplateHead) openTemplates += 1;
    if (kind === ts.SyntaxKind.TemplateTail) openTemplates -= 1;
    const token = scanner.getTokenText();
    if (closing.has(token) && [',', ';'].includes(tokens.at(-1) ?? '')) tokens.pop();
    // A union may begin with a bar when it stands on lines of its own.
    if (token === '|' && ['=', ':', '<', '('].includes(tokens.at(-1) ?? '')) continue;
    tokens.push(token);
  }
  return ` ${tokens.join(' ')} `;
}

const declarations = new Map<string, string>();

/** All declarations of the SDK, as one row of words. */
function declared(siteFolder: string): string {
  const known = declarations.get(siteFolder);
  if (known !== undefined) return known;
  const folder = path.join(siteFolder, 'contracts/sdk');
  const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  const made = files.map((name) => tokensOf(readFileSync(path.join(folder, name), 'utf8'))).join('');
  declarations.set(siteFolder, made);
  return made;
}

/** `ts signature`: a declaration, which must stand in the declarations of the SDK word for word. */
export const signature: Role = {
  name: 'ts signature',
  kind: 'Signatures',
  languages: ['ts', 'typescript'],
  marker: 'signature',
  check(block, _page, workshop) {
    const wanted = tokensOf(block.code).replace(/ ; $/u, ' ');
    if (wanted.trim() === '') return refused(block, 'The block is empty.');
    return declared(workshop.siteFolder).includes(wanted)
      ? proved('checked')
      : refused(block, 'The declarations in contracts/sdk/ hold no such signature.');
  },
};
