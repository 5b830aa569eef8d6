import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { failedTests } from './failed-tests.ts';
import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { slowestTests } from './slowest-tests.ts';
import { type PlaywrightReport, readReport, type VitestReport } from './test-reports.ts';

/** `npm test`: static checks, unit and API tests, budgets, stories in a real browser; stops at the first failing step. */
const reports = '.cache/test-reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const chromium = findChromium();
const postgres = await findPostgres();
say(`Chromium: ${chromium}`);
say(
  postgres
    ? 'API tests run on SQLite and PostgreSQL.'
    : 'API tests run on SQLite; set TEST_DATABASE_URL to run them on PostgreSQL too.',
);
const env = {
  ...process.env,
  CHROMIUM_PATH: chromium,
  ...(postgres && { TEST_DATABASE_URL: postgres }),
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json`,
};

await Promise.all([
  run('format', ['npm', 'run', '-s', 'format:check'])
    .then(() => run('lint', ['npm', 'run', '-s', 'lint']))
    .then(() => run('boundaries', ['npm', 'run', '-s', 'boundaries'])),
  run('types', ['npm', 'run', '-s', 'types']).then(() => run('unused', ['npm', 'run', '-s', 'unused'])),
]);
await run('unit and API', vitest('vitest'), { report: 'vitest' });
await run('build', ['node', 'scripts/build.ts']);
await run('promises', ['node', 'tests/prove/prove.ts', 'few'], { report: 'prove' });
await run('budgets', ['node', 'scripts/check-budgets.ts']);
await run('page weights', ['node', 'scripts/check-page-weights.ts']);
await run('stories', ['npx', 'playwright', 'test'], { report: 'playwright' });
await run('other browsers', ['node', 'tests/browsers/browsers.ts']);
await run('cluster', vitest('cluster', '--config=tests/cluster/vitest.config.ts'), { report: 'cluster' });

const tests = ['vitest', 'prove', 'cluster'].map((name) => reportOf<VitestReport & { numPassedTests: number }>(name));
const stories = reportOf<PlaywrightReport>('playwright');
say('The slowest twenty:');
for (const { name, seconds } of slowestTests(tests, stories, 20)) {
  say(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
const { expected, flaky } = stories.stats;
say(`${flaky} stories passed only at their second try`);
say(`${tests.reduce((sum, each) => sum + each.numPassedTests, expected + flaky)} passed, 0 failed`);

function vitest(report: string, ...more: string[]): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${report}.json`];
  return ['npx', 'vitest', 'run', ...more, ...reporters];
}

/** A report of this run; throws if the step that writes it has not run. */
function reportOf<T extends VitestReport | PlaywrightReport>(name: string): T {
  const report = readReport<T>(`${reports}/${name}.json`);
  if (!report) throw new Error(`There is no report of ${name}.`);
  return report;
}

/** Runs a step; if it fails, everything ends with what its report says, as the last lines are what gets read. */
function run(name: string, [command = '', ...parts]: string[], { report = '' } = {}): Promise<void> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, parts, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('exit', (code) => {
      say(`${code === 0 ? 'ok' : 'FAILED'}  ${name}  ${((Date.now() - started) / 1000).toFixed(1)} s`);
      if (code !== 0) {
        const failed = failedTests(readReport(`${reports}/${report}.json`) ?? { testResults: [] });
        for (const line of failed.slice(0, 60)) say(line);
        say('0 passed, 1 failed');
        process.exit(code ?? 1);
      }
      resolve();
    });
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
