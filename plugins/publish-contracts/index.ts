import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import ts from 'typescript';
import {saveFile} from '@docs-kit/report';

/** Options of the plugin. */
export interface PublishContractsOptions {
  /** Folder of the published files, relative to the base URL. Published addresses never change. */
  readonly target: string;
  /** Version that the contracts describe. Each file also has an address with it, for readers who need to pin it. */
  readonly version: string;
  /** The files to publish from `contracts/`, as they are or with their text converted. */
  readonly files: readonly {readonly name: string; readonly convert?: (text: string) => string}[];
  /** Type declarations to publish as one file: their folder in `contracts/`, and the name of the file. */
  readonly declarations: {readonly folder: string; readonly name: string};
  /** Path of a package without dependencies, relative to the site: it becomes a folder of ES modules in `target`. */
  readonly library: string;
}

/** Docusaurus plugin: publishes contract files and a small library with the site, for readers' editors and programs. */
export default function publishContracts({siteDir}: LoadContext, options: PublishContractsOptions): Plugin {
  const {target, version, files, declarations, library} = options;
  const folder = path.join(siteDir, 'contracts');
  return {
    name: 'publish-contracts',
    postBuild({outDir}) {
      const latest = path.join(outDir, target);
      const publish = (name: string, text: string): void => {
        saveFile(path.join(latest, name), text);
        saveFile(path.join(latest, version, name), name.endsWith('.schema.json') ? pinSchema(text, version) : text);
      };
      for (const {name, convert} of files) {
        const text = readFileSync(path.join(folder, name), 'utf8');
        publish(name, convert?.(text) ?? text);
      }
      publish(declarations.name, bundleDeclarations(path.join(folder, declarations.folder)));
      publishLibrary(path.join(siteDir, library), path.join(latest, path.basename(library)));
    },
  };
}

/**
 * Sets the `$id` of a JSON Schema to the address with its version: a validator that caches schemas by `$id` would
 * confuse it with the latest one.
 * @param text the schema, JSON
 * @param version version, a folder beside the schema
 */
function pinSchema(text: string, version: string): string {
  const {$id} = JSON.parse(text) as {$id?: string};
  if ($id === undefined) return text;
  const pinned = $id.replace(/[^/]*$/u, (name) => `${version}/${name}`);
  return text.replace(`"$id": ${JSON.stringify($id)}`, () => `"$id": ${JSON.stringify(pinned)}`);
}

/** Writes the modules of a package as JavaScript, without its tests. */
function publishLibrary(folder: string, target: string): void {
  for (const file of readdirSync(folder).filter((name) => /^\w+\.ts$/u.test(name))) {
    const {outputText} = ts.transpileModule(readFileSync(path.join(folder, file), 'utf8'), {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
        rewriteRelativeImportExtensions: true,
      },
    });
    saveFile(path.join(target, file.replace(/\.ts$/u, '.js')), outputText);
  }
}

const index = 'index.d.ts';
const importFromHere = /^import (?:type )?(?:\{[^}]*\} from )?'\.[^']*';\n/gm;
const importFromElsewhere = /^import [^;]*;\n/gm;
/** Documentation of a whole file, which would be mistaken for that of the next declaration. */
const fileComment = /^\/\*\*(?:(?!\*\/)[\s\S])*@packageDocumentation\s*\*\/\n/;

/**
 * Bundles the type declarations of a package into one file. It exports what `index.d.ts` exports, and contains the
 * other types that these use.
 * @param folder folder with `index.d.ts`
 */
export function bundleDeclarations(folder: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith('.d.ts') && name !== index);
  const imports = new Set<string>();
  const bodies = names.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8').replace(fileComment, '').replace(importFromHere, '');
    for (const [line] of text.matchAll(importFromElsewhere)) imports.add(line.trim());
    return text
      .replace(importFromElsewhere, '')
      .replace(/^export (?=declare |interface |type )/gm, '')
      .trim();
  });
  const entry = readFileSync(path.join(folder, index), 'utf8');
  const [comment = ''] = fileComment.exec(entry) ?? [];
  const exports = [...entry.matchAll(/^export (?:type )?\{[^}]*\}(?= from)/gm)].map(([list]) => `${list};`);
  return `${[comment.trim(), [...imports].sort().join('\n'), ...bodies, exports.join('\n')].filter(Boolean).join('\n\n')}\n`;
}
