import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './vite/messages-plugin.ts';

export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'vite/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/api/**/*.test.ts',
      'tests/bench/**/*.test.ts',
      'tests/rules/**/*.test.ts',
      'tests/languages/**/*.test.ts',
    ],
    globalSetup: 'tests/support/database-templates.ts',
    pool: 'threads',
    // Half of a test is waiting for a database: all cores are for tests.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes at once on a machine at rest, and seconds later on one that runs everything beside it.
    expect: { poll: { timeout: 10_000 } },
  },
});
