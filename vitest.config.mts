import {defineConfig} from 'vitest/config';

/** A group of tests, for `vitest run --project <name>`. */
const project = (name: string, include: string[], options = {}) => ({
  extends: true as const,
  test: {name, include, ...options},
});

const buildProblems = 'tests/build/buildProblems.test.ts';

/** Tests that need no browser, by subject. `tests/browser` is Playwright's. */
export default defineConfig({
  test: {
    environment: 'node',
    // Ends tests that hang. No result depends on the machine's speed: even under load, nothing takes this long.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // Otherwise a machine with two cores uses only one.
    maxWorkers: '100%',
    // Loading compilers and parsers again for every file takes longer than all tests. Tests restore what they change.
    isolate: false,
    // Contract tests compare lists of problems with `[]`: their messages would show "[ Array(1) ]".
    chaiConfig: {truncateThreshold: 0},
    projects: [
      project('unit', [
        '{packages,plugins,config,contracts,scripts,src,benchmarks}/**/*.test.{ts,mts,tsx}',
        'tests/*.test.ts',
        'tests/{contracts,look,samples,speed}/**/*.test.ts',
      ]),
      // Each test is a full build, so one file at a time.
      project('build-problems', [buildProblems]),
      project('other-builds', ['tests/build/**/*.test.ts'], {exclude: [buildProblems], maxWorkers: 1}),
      // These three test the folder in SITE_FOLDER, or `build`: its files, real servers that serve it, and a real
      // Firefox that opens it. The files are read once by one worker: other stages use the other core.
      project('output', ['tests/{output,search,mcp}/**/*.test.ts'], {maxWorkers: 1}),
      project('hosts', ['tests/hosts/**/*.test.ts'], {globalSetup: 'tests/hosts/installServers.ts'}),
      project('firefox', ['tests/firefox/**/*.test.ts']),
      // These read the pages' source, once, too.
      project('content', ['tests/content/**/*.test.ts'], {maxWorkers: 1}),
    ],
  },
});
