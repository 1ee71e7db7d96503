import path from 'node:path';
import {createTwoslasher, type TwoslashInstance} from 'twoslash';
import ts from 'typescript';
import type {ScriptContext} from './scriptContext';
import {toolkitNames} from './toolkitNames';
import {spokenType} from './spokenType';

/** A word of a block and its type. */
export interface TypedWord {
  /** Offset of its first letter. */
  readonly start: number;
  /** Offset behind its last letter. */
  readonly end: number;
  readonly type: string;
}

const twoslashers = new Map<string, TwoslashInstance>();

function openTwoslasher(siteFolder: string): TwoslashInstance {
  const known = twoslashers.get(siteFolder);
  if (known) return known;
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    baseUrl: siteFolder,
    paths: {'@truffle-ai/saiki': [path.join(siteFolder, 'contracts/sdk/index.d.ts')]},
  };
  const made = createTwoslasher({vfsRoot: siteFolder, compilerOptions, tsModule: ts});
  twoslashers.set(siteFolder, made);
  return made;
}

/**
 * The types of the words of a block that are worth a look: each name once.
 * @returns nothing when the block cannot be read; whether it compiles is the business of the check of samples
 */
export function typesIn(code: string, language: string, context: ScriptContext, siteFolder: string): TypedWord[] {
  const ending = language === 'tsx' ? 'tsx' : 'ts';
  const files = Object.entries(context.files).map(([name, text]) => `// @filename: ${name}\n${text}\n`);
  const name = path.posix.join(context.folder, `block-of-this-page.${ending}`);
  const prefix = `${files.join('')}// @filename: ${name}\n${context.before}\n// ---cut---\n`;
  try {
    const result = openTwoslasher(siteFolder)(prefix + code, ending, {
      handbookOptions: {noErrors: true, noErrorValidation: true},
    });
    if (result.code.trimEnd() !== code.trimEnd()) return [];
    return once(
      result.nodes.flatMap((node) => {
        const type = node.type === 'hover' ? spokenType(node.text, toolkitNames(siteFolder)) : undefined;
        return type === undefined ? [] : [{start: node.start, end: node.start + node.length, type}];
      }),
    );
  } catch {
    // A block that must show something unfinished has no types.
    return [];
  }
}

/** Each type where it is met first. */
function once(words: readonly TypedWord[]): TypedWord[] {
  const seen = new Set<string>();
  return words.filter(({type}) => !seen.has(type) && seen.add(type));
}
