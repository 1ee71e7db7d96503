import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn, once} from '@docs-kit/report';
import {checkPrograms, type ProgramRule} from '../typescript/checkPrograms';
import type {Sdk} from '../typescript/programs';
import {createApiCheck, type ApiCheck, type ApiOptions} from './api/requests';
import type {SampleProblem} from './role';
import type {SampleBlock, SamplePage} from './samplePages';

/** Shared by all roles. Expensive parts are created on first use. */
export interface CheckContext {
  /** Absolute path of the site. */
  readonly siteDir: string;
  readonly sdk: Sdk;
  examples(): ExampleFiles;
  /** @throws when the site has no API */
  api(): ApiCheck;
  /** Returns the compiler's problems with a TypeScript or JavaScript block. */
  programProblems(block: SampleBlock): readonly SampleProblem[];
  /** Returns what a block printed when it was run. */
  printedBy(block: SampleBlock, page: SamplePage): Promise<string | undefined>;
}

/** Files in `examples/`, which samples may refer to and import: texts by path in that folder, with forward slashes. */
export type ExampleFiles = ReadonlyMap<string, string>;

/** Options of a site for the check of its samples. */
export interface SiteOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  readonly sdk: Sdk;
  /** The HTTP API that samples call. */
  readonly api?: ApiOptions;
  /** Rules for TypeScript and JavaScript samples, besides the compiler's. */
  readonly programRules?: readonly ProgramRule[];
}

/**
 * Opens the context of one run.
 * @param pages the pages to check together
 */
export function openContext(
  {siteDir, sdk, api, programRules}: SiteOptions,
  pages: readonly SamplePage[],
  printedBy: CheckContext['printedBy'],
): CheckContext {
  const programs = once(() => checkPrograms(pages, siteDir, sdk, programRules));
  return {
    siteDir,
    sdk,
    examples: once(() => readExamples(path.join(siteDir, 'examples'))),
    api: once(() => {
      if (!api) throw new Error('this site has no API contract');
      return createApiCheck(api);
    }),
    programProblems: (block) => programs()(block),
    printedBy,
  };
}

function readExamples(folder: string): ExampleFiles {
  const names = filesIn(folder).filter((name) => !name.includes('node_modules/'));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
