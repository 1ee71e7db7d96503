import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf, type Cache} from '@docs-kit/report';
import {openThread} from '@docs-kit/report/thread';
import type {SheetOptions} from './criticalStyles';
import type {stylesOfFile} from './stylesOfFile';

/** A separate thread lets the build do other work meanwhile, and its memory, full of page trees, is freed at the end. */
const stylesThread = (sheet: SheetOptions) =>
  openThread<typeof stylesOfFile>({
    module: path.join(__dirname, 'stylesOfFile'),
    name: 'stylesOfFile',
    data: sheet,
    // A tree is garbage as soon as the next page is read. Without a limit, half a gigabyte of it waits for collection.
    resourceLimits: {maxOldGenerationSizeMb: 512},
  });

/** What styles depend on: a page without its scripts, whose names change with every build. */
const styledPart = (file: string): string => readFileSync(file, 'utf8').replace(/<script\b[^>]*>.*?<\/script>/gs, '');

/**
 * Returns the critical styles of each of the pages that share a style sheet.
 * @param sheet the full style sheet and what is the same for all pages
 * @param files HTML files of the pages
 * @param cache results of earlier builds
 */
export async function pageStyles(
  sheet: SheetOptions,
  files: readonly string[],
  cache: Pick<Cache, 'rememberAsync'>,
): Promise<string[]> {
  const sheetHash = hashOf([sheet.css, sheet.stateAttributes.join(), JSON.stringify(sheet.targets)]);
  const thread = stylesThread(sheet);
  try {
    return await Promise.all(
      files.map((file) => cache.rememberAsync([sheetHash, styledPart(file)], () => thread.ask(file))),
    );
  } finally {
    await thread.end();
  }
}
