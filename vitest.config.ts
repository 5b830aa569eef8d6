import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/api/**/*.test.ts', 'tests/rules/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
