import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { slowestTests } from './slowest-tests.ts';

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
const env = { ...process.env, CHROMIUM_PATH: chromium, ...(postgres && { TEST_DATABASE_URL: postgres }) };

await Promise.all([
  run('format', ['npm', 'run', '-s', 'format:check'])
    .then(() => run('lint', ['npm', 'run', '-s', 'lint']))
    .then(() => run('boundaries', ['npm', 'run', '-s', 'boundaries'])),
  run('types', ['npm', 'run', '-s', 'types']).then(() => run('unused', ['npm', 'run', '-s', 'unused'])),
]);
await run('unit and API', [
  'npx',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/vitest.json`,
]);
await run('build', ['node', 'scripts/build.ts']);
await run('promises', ['node', 'tests/prove/prove.ts', 'few']);
await run('budgets', ['node', 'scripts/check-budgets.ts']);
await run('page weights', ['node', 'scripts/check-page-weights.ts']);
await run('stories', ['npx', 'playwright', 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json` });
await run('cluster', [
  'npx',
  'vitest',
  'run',
  '--config=tests/cluster/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/cluster.json`,
]);

const cluster = JSON.parse(readFileSync(`${reports}/cluster.json`, 'utf8')) as { numPassedTests: number };
const promises = JSON.parse(readFileSync(`${reports}/prove.json`, 'utf8')) as { numPassedTests: number };
const unit = JSON.parse(readFileSync(`${reports}/vitest.json`, 'utf8')) as { numPassedTests: number };
const stories = JSON.parse(readFileSync(`${reports}/playwright.json`, 'utf8')) as {
  stats: { expected: number; flaky: number };
};
say('The slowest twenty:');
const vitestReports = ['vitest', 'prove', 'cluster'].map((name) => `${reports}/${name}.json`);
for (const { name, seconds } of slowestTests(vitestReports, `${reports}/playwright.json`, 20)) {
  say(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
const { expected, flaky } = stories.stats;
say(`${flaky} stories passed only at their second try`);
say(`${unit.numPassedTests + promises.numPassedTests + expected + flaky + cluster.numPassedTests} passed, 0 failed`);

function run(name: string, [command = '', ...parts]: string[], more: Record<string, string> = {}): Promise<void> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, parts, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, ...more } });
    child.on('exit', (code) => {
      say(`${code === 0 ? 'ok' : 'FAILED'}  ${name}  ${((Date.now() - started) / 1000).toFixed(1)} s`);
      if (code !== 0) {
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
