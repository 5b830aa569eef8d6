import { spawnSync } from 'node:child_process';
import { buildIfStale } from '../../scripts/build.ts';
import { findPostgres } from '../../scripts/find-postgres.ts';

/**
 * `npm run bench` measures everything, `npm run bench -- place-order` one thing; `docs/performance.md` explains the figures.
 * Each is a program of its own beside this file, which prints a table and writes into `bench-results/` (`report.ts`).
 */
const benchmarks = [
  'cached-menu',
  'render',
  'full-menu',
  'place-order',
  'slots',
  'order-latency',
  'growth',
  'memory',
  'start',
  'sockets',
  'streams',
  'board',
  'dinner',
  'printers',
  'lighthouse',
  'interactions',
];

/**
 * For a run of all benchmarks, which may take a quarter of an hour: browsers would take most of it, so each visit is made once,
 * and layout shifts and memory, which stories check as well, are left out.
 */
const IN_WHOLE = { RUNS: '1', PARTS: 'taps,avoid,scroll,back,next' };

const wanted = process.argv[2];
if (wanted && !benchmarks.includes(wanted)) {
  throw new Error(`There is no benchmark "${wanted}": ${benchmarks.join(', ')}`);
}
await buildIfStale();
const postgres = await findPostgres();
const env = {
  ...(!wanted && IN_WHOLE),
  ...process.env,
  NODE_ENV: 'production',
  ...(postgres && { TEST_DATABASE_URL: postgres }),
};
for (const name of wanted ? [wanted] : benchmarks) {
  const { status } = spawnSync('node', ['--expose-gc', `tests/bench/${name}.ts`], { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
if (!wanted) console.log(`\nAll of it took ${Math.round(performance.now() / 60_000)} minutes.`);
