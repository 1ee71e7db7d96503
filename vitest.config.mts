import {defineConfig} from 'vitest/config';

/** A group of tests, for `vitest run --project <name>`. */
const project = (name: string, include: string[], options = {}) => ({
  extends: true as const,
  test: {name, include, ...options},
});

const buildProblems = 'tests/build/buildProblems.test.ts';

/** Tests that need no browser, by what they look at. `tests/browser` is Playwright's. */
export default defineConfig({
  test: {
    environment: 'node',
    // Ends a test that hangs. No result depends on the speed of the machine: these are times that no load reaches.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // Else a machine with two cores uses one.
    maxWorkers: '100%',
    // Loading compiler, generator and parsers again for every file takes longer than all tests. What a test changes, it
    // puts back.
    isolate: false,
    projects: [
      project('unit', [
        '{packages,plugins,config,contracts,scripts,src,benchmarks}/**/*.test.{ts,mts,tsx}',
        'tests/*.test.ts',
        'tests/{contracts,look,samples,speed}/**/*.test.ts',
      ]),
      // Each test is a whole build, so one file at a time.
      project('build-problems', [buildProblems]),
      project('other-builds', ['tests/build/**/*.test.ts'], {exclude: [buildProblems], maxWorkers: 1}),
      // These three look at the folder that SITE_FOLDER names, else `build`: its files, real servers that serve it, a real
      // Firefox that opens it.
      project('output', ['tests/{output,search,mcp}/**/*.test.ts']),
      project('hosts', ['tests/hosts/**/*.test.ts'], {globalSetup: 'tests/hosts/installServers.ts'}),
      project('firefox', ['tests/firefox/**/*.test.ts']),
      project('content', ['tests/content/**/*.test.ts']),
    ],
  },
});
