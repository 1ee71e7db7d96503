import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {capitalized, filesIn, inParallel, once} from '@docs-kit/report';
import {checkPrograms, type ProgramRule} from '../typescript/checkPrograms';
import type {Sdk} from '../typescript/programs';
import {createApiCheck, type ApiOptions} from './api/requests';
import type {ResultCache} from './resultCache';
import {chooseRole, failed, type CheckContext, type CheckResult, type ExampleFiles, type Role} from './role';
import {formatPlace, type SampleBlock, type SamplePage} from './samplePages';

/** The result for one block. */
export interface SampleResult extends CheckResult {
  readonly block: SampleBlock;
  /** Undefined when the fence doesn't select an existing role. */
  readonly role?: Role;
}

/** Options of {@link checkSamples}. */
export interface CheckOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  readonly sdk: Sdk;
  readonly api: ApiOptions;
  /** Rules for TypeScript and JavaScript samples, besides the compiler's. */
  readonly programRules: readonly ProgramRule[];
  readonly pages: readonly SamplePage[];
  readonly roles: readonly Role[];
  /** Results of earlier runs. */
  readonly cache?: ResultCache;
  readonly onResult?: (result: SampleResult) => void;
}

/**
 * Checks every block of the pages.
 * @returns one result for each block, in the order of the pages
 */
export async function checkSamples(options: CheckOptions): Promise<SampleResult[]> {
  const {siteDir, sdk, api, programRules, pages, roles, cache, onResult} = options;
  const started = new Map<SampleBlock, Promise<SampleResult>>();
  // Cached results need no compiler, so it gets only the pages with other blocks.
  const stale = pages.filter((page) => page.blocks.some((block) => !cache?.get(block, page)));
  const programs = once(() => checkPrograms(stale, siteDir, sdk, programRules));
  const context: CheckContext = {
    siteDir,
    examples: once(() => readExamples(path.join(siteDir, 'examples'))),
    api: once(() => createApiCheck(api)),
    programProblems: (block) => programs()(block),
    printedBy: async (block, page) => (await resultOf(block, page)).printed,
  };

  const resultOf = (block: SampleBlock, page: SamplePage): Promise<SampleResult> => {
    const running = started.get(block) ?? check(block, page);
    started.set(block, running);
    return running;
  };
  const check = async (block: SampleBlock, page: SamplePage): Promise<SampleResult> => {
    const role = chooseRole(block, roles);
    if (typeof role === 'string') return {block, ...failed(block, role, 'read')};
    const cached = cache?.get(block, page);
    if (cached) return {block, role, ...cached};
    const result = await checkBlock(block, role, page, context);
    cache?.set(block, page, result);
    return {block, role, ...result};
  };

  const all = pages.flatMap((page) => page.blocks.map((block) => ({block, page})));
  // Most of the time is spent waiting for other programs.
  await inParallel(all, availableParallelism() * 2, async ({block, page}) => onResult?.(await resultOf(block, page)));
  return Promise.all(all.map(({block, page}) => resultOf(block, page)));
}

async function checkBlock(
  block: SampleBlock,
  role: Role,
  page: SamplePage,
  context: CheckContext,
): Promise<CheckResult> {
  if (block.unreadable !== undefined) return failed(block, `${capitalized(block.unreadable)}.`);
  if (block.code.trim() === '') return failed(block, 'The block is empty.');
  // Output is compared with the first block that has the id, so it would never be compared with a second one.
  const {id} = block.values;
  const namesake = id === undefined ? undefined : page.blocks.find(({values}) => values.id === id);
  if (namesake && namesake.index < block.index)
    return failed(block, `The id "${id}" is taken by ${formatPlace(namesake)}. Choose another one.`);
  try {
    return await role.check(block, page, context);
  } catch (error) {
    return failed(block, `The check itself failed: ${(error as Error).message}`);
  }
}

function readExamples(folder: string): ExampleFiles {
  const names = filesIn(folder).filter((name) => !name.includes('node_modules/'));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
