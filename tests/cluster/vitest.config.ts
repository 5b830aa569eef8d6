import { defineConfig } from 'vitest/config';

/** Each file runs a whole cluster: one at a time. */
export default defineConfig({
  test: {
    include: ['tests/cluster/**/*.test.ts'],
    pool: 'threads',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
