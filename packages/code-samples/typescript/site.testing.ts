import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterAll} from 'vitest';
import {makeFolder} from '@docs-kit/report/testing';
import type {Sdk} from './programs';

/** The package that the samples of {@link makeSite} are about. */
export const sdk: Sdk = {package: '@example/greeter', declarations: 'contracts/sdk'};

const declarations = `
/** Who is greeted. */
export interface Person {
  name: string;
}
export declare class Greeter {
  /** Stops greeting. */
  stop(): Promise<void>;
}
export declare function loadPerson(file?: string): Promise<Person>;
export declare function openGreeter(): Promise<Greeter>;
`;

const example = `import {openGreeter} from '@example/greeter';

// #region none
// #endregion none
export const openExample = () => openGreeter();
`;

/**
 * Creates a site with the declarations of a package and one sample file, `examples/openExample.ts`, for a test file.
 * @returns its folder
 */
export function makeSite(): string {
  const siteDir = makeFolder(
    {[`${sdk.declarations}/index.d.ts`]: declarations, 'examples/openExample.ts': example},
    afterAll,
  );
  symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'), 'junction');
  return siteDir;
}
