import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const index = 'index.d.ts';
const importFromHere = /^import (?:type )?(?:\{[^}]*\} from )?'\.[^']*';\n/gm;
const importFromElsewhere = /^import [^;]*;\n/gm;
/** Members that a file adds to a class of another one; in one file they simply merge. */
const augmentation = /^declare module '\.[^']*' \{\n(?<members>[\s\S]*?)^\}\n/gm;
/** Documentation of a whole file, which would become that of the next declaration. */
const fileComment = /^\/\*\*(?:(?!\*\/)[\s\S])*@packageDocumentation\s*\*\/\n/;

const withoutIndentation = (text: string): string => text.replace(/^ {2}/gm, '');

/**
 * Puts the type declarations of a package, which are in several files, into one that needs no other: what `index.d.ts`
 * exports is exported, other shapes are there for those that use them.
 * @param folder with `index.d.ts`
 */
export function bundleDeclarations(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.d.ts') && name !== index);
  const imports = new Set<string>();
  const bodies = names.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8').replace(fileComment, '').replace(importFromHere, '');
    for (const [line] of text.matchAll(importFromElsewhere)) imports.add(line.trim());
    return text
      .replace(importFromElsewhere, '')
      .replace(augmentation, (_, members: string) => withoutIndentation(members))
      .replace(/^export (?=declare |interface |type )/gm, '')
      .trim();
  });
  const entry = readFileSync(path.join(folder, index), 'utf8');
  const [comment = ''] = fileComment.exec(entry) ?? [];
  const exports = [...entry.matchAll(/^export (?:type )?\{[^}]*\}(?= from)/gm)].map(([list]) => `${list};`);
  return `${[comment.trim(), [...imports].sort().join('\n'), ...bodies, exports.join('\n')].filter(Boolean).join('\n\n')}\n`;
}
