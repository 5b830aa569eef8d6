import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildIfStale } from '../../scripts/build.ts';
import { findPostgres } from '../../scripts/find-postgres.ts';

/**
 * `npm run prove`: promises 1 to 9, the mailing list and couriers' cash with the full counts, against real servers; `npm run prove -- few` as `npm test`
 * does it; `npm run prove -- full 1-kill` one file. Prints what was counted.
 */
const [extent = 'full', ...more] = process.argv.slice(2);
const reports = '.cache/test-reports';
const figures = `${reports}/prove.jsonl`;
mkdirSync(reports, { recursive: true });
rmSync(figures, { force: true });

const vitest = [
  'vitest',
  'run',
  '--config=tests/prove/vitest.config.ts',
  '--root=.',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/prove.json`,
];

await buildIfStale();
const postgres = await findPostgres();
const { status } = spawnSync('npx', [...vitest, ...more], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'test',
    PROVE: extent,
    PROVE_FIGURES: figures,
    ...(postgres && { TEST_DATABASE_URL: postgres }),
  },
});
if (existsSync(figures)) {
  const rows = readFileSync(figures, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const columns of new Set(rows.map((row) => Object.keys(row).join()))) {
    console.table(rows.filter((row) => Object.keys(row).join() === columns));
  }
}
if (status !== 0) for (const failure of failures()) console.log(failure);
if (!postgres) console.log('No PostgreSQL was found that lets us in: proven with SQLite alone.');
process.exitCode = status ?? 1;

/** What failed and why, said once more below the figures: the end of a log is what gets read. */
function failures(): string[] {
  const { testResults } = JSON.parse(readFileSync(`${reports}/prove.json`, 'utf8')) as VitestReport;
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => `FAILED  ${fullName}\n${failureMessages.join('\n')}`),
  ]);
}

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}
