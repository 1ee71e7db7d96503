import {defineConfig} from 'vitest/config';

/** Tests that need no browser, by what they look at. `tests/browser` is Playwright's. */
export default defineConfig({
  test: {
    environment: 'node',
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
            '{plugins,config,contracts,scripts,src}/**/*.test.{ts,mts,tsx}',
            'tests/{contracts,look,samples,speed}/**/*.test.ts',
          ],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        // Each test is a whole build. Two at once is what a small machine carries.
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxConcurrency: 2,
        },
      },
      {
        extends: true,
        // Reads the folder that SITE_FOLDER names, else `build`.
        test: {name: 'output', include: ['tests/output/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000},
      },
      {
        extends: true,
        test: {name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000},
      },
    ],
  },
});
