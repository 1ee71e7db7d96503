// The site at the root of its host: built with shortened pages, then every address in its pages is looked up. A
// different base path is tested with a site in buildProblems.test.ts.
import {rmSync} from 'node:fs';
import {expect, it} from 'vitest';
import {expectAddressesBelow, setBasePath} from './support/basePath';
import {makeSite} from './support/makeSite';
import {buildIn} from './support/runInSite';

it('[BUILD-3] no link of the site leaves the base path /, and each leads somewhere', async () => {
  const site = makeSite('other-base');
  try {
    setBasePath(site, '/');
    const {exitCode, output} = await buildIn(site);
    expect(exitCode, output).toBe(0);
    expectAddressesBelow(site, '/');
  } finally {
    rmSync(site, {recursive: true, force: true});
  }
});
