import {defineConfig} from 'vitest/config';

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
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{packages,plugins,config,contracts,scripts,src,benchmarks}/**/*.test.{ts,mts,tsx}',
            'tests/*.test.ts',
            'tests/{contracts,look,samples,speed}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // Each test is a whole build. Two at once is what a small machine carries.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          maxConcurrency: 2,
        },
      },
      {
        extends: true,
        // Reads the folder that SITE_FOLDER names, else `build`.
        test: {name: 'output', include: ['tests/{output,search,mcp}/**/*.test.ts']},
      },
      {
        extends: true,
        // Real servers serve the folder that SITE_FOLDER names, else `build`.
        test: {name: 'hosts', include: ['tests/hosts/**/*.test.ts']},
      },
      {
        extends: true,
        // A real Firefox opens the folder that SITE_FOLDER names, else `build`.
        test: {name: 'firefox', include: ['tests/firefox/**/*.test.ts']},
      },
      {
        extends: true,
        test: {name: 'content', include: ['tests/content/**/*.test.ts']},
      },
    ],
  },
});
