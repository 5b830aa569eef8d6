import { defineConfig } from 'vitest/config';

/** Real processes are started and killed here: one file at a time, so that they do not wait for each other. */
export default defineConfig({
  test: {
    include: ['tests/prove/**/*.test.ts'],
    pool: 'threads',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
