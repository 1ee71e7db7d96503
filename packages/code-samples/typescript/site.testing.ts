import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
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
 * Creates a site with the declarations of a package and one sample file, `examples/openExample.ts`.
 * @returns its folder, which the caller removes
 */
export function makeSite(): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'samples-'));
  for (const [file, text] of [
    [`${sdk.declarations}/index.d.ts`, declarations],
    ['examples/openExample.ts', example],
  ] as const) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'), 'junction');
  return siteDir;
}
