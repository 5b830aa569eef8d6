import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const port = Number(process.env['STORIES_PORT'] ?? 3999);

export default defineConfig({
  testDir: 'tests/stories',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  // Other work on a shared machine can outlast a patience; what passes only then is reported as flaky.
  retries: 1,
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
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        // Text has the width that phones give it: the headless shell rounds it to whole pixels.
        '--font-render-hinting=none',
        // The shell would fetch pictures from further below the screen than browsers do; the other settings are Playwright's own.
        '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPx4G=1250,lazyLoadingImageMarginPxUnknown=1250',
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
