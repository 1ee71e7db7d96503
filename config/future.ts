import {existsSync} from 'node:fs';
import type {Config} from '@docusaurus/types';

/** Docusaurus Faster and the switches of the next major version, each by name. */
export const future: Config['future'] = {
  // Dates of last update come from git; a tarball or a container image has none and must build all the same.
  experimental_vcs: existsSync('.git') ? 'git-eager' : 'disabled',
  faster: {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    gitEagerVcs: true,
  },
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    siteStorageNamespacing: true,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
  },
};
