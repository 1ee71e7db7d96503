import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf, type Cache} from '@docs-kit/report';
import {openThread} from '@docs-kit/report/thread';
import type {SheetOptions, stylesOfFiles} from './criticalStyles';

/** Returns the part of a page that its styles depend on. The names of scripts change with every build. */
const styledPart = (file: string): string => readFileSync(file, 'utf8').replace(/<script\b[^>]*>.*?<\/script>/gs, '');

/**
 * Returns the critical styles of pages that share a style sheet, in the order of `files`.
 * @param sheet the full style sheet and what all pages share
 * @param files HTML files of the pages
 * @param cache results of earlier builds
 */
export async function pageStyles(
  sheet: SheetOptions,
  files: readonly string[],
  cache: Pick<Cache, 'get' | 'set'>,
): Promise<string[]> {
  const sheetHash = hashOf([sheet.css, sheet.stateAttributes.join(), JSON.stringify(sheet.targets)]);
  const pages = files.map((file) => {
    const inputs = [sheetHash, styledPart(file)];
    return {file, inputs, known: cache.get(inputs)};
  });
  const missing = pages.flatMap(({file, known}) => (known === undefined ? [file] : []));
  const made = (await stylesInThread(sheet, missing)).values();
  return pages.map(({inputs, known}) => known ?? cache.set(inputs, made.next().value ?? ''));
}

/** A separate thread lets the build do other work meanwhile, and frees the memory of all page trees when it ends. */
async function stylesInThread(sheet: SheetOptions, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const thread = openThread<typeof stylesOfFiles>({
    module: path.join(__dirname, 'criticalStyles'),
    name: 'stylesOfFiles',
    // A tree is garbage as soon as the next page is read. Without a limit, half a gigabyte of trees piles up.
    resourceLimits: {maxOldGenerationSizeMb: 512},
  });
  return thread.ask({sheet, files}).finally(() => thread.end());
}
