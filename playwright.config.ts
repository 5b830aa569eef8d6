import { defineConfig } from '@playwright/test';

const port = Number(process.env['STORIES_PORT'] ?? 3999);

export default defineConfig({
  testDir: 'tests/stories',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  // Other work on a shared machine can outlast a patience; what passes only then is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/playwright.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording every story costs a tenth of their time; `--trace on` shows one that fails where nothing is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
      ],
    },
  },
  webServer: {
    command: 'node tests/stories/server.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    env: { PORT: String(port) },
    stdout: 'pipe',
  },
});
