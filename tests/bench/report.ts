import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { plot } from './plot.ts';
import { median, quantile, short } from './statistics.ts';

/**
 * How every benchmark reports its results. Measure the reference and ours in alternation, then once at the end:
 *
 *     report({
 *       name: 'cached-menu',
 *       about: 'Requests a second beside a bare node:http server that sends the same bytes',
 *       figures: [{ name: 'Menu page', unit: '/s', ours: [9100, 9300], reference: [10200, 10400], limit: { atLeast: 0.8 } }],
 *     });
 *
 * It prints a table and writes `bench-results/<name>.json` and `.svg`. A missed limit is reported but does not fail the run: the
 * machine may have been busy. Throw for what is wrong, such as an answer that is no 200.
 */
export interface Report {
  /** As in `npm run bench -- <name>`; names the files. */
  name: string;
  about: string;
  figures: Figure[];
  /** Versions of what else took part, such as `{ PostgreSQL: '17.5' }`; Node's is always reported. */
  versions?: Record<string, string>;
}

export interface Figure {
  name: string;
  /** Printed after the numbers: "ms", "/s", "MB", "kB". */
  unit: string;
  /** One number for each round. */
  ours: number[];
  /** The numbers of the reference in the same rounds. */
  reference?: number[];
  /** The limit of the ratio to the reference or, without a reference, of our median. */
  limit?: { atLeast: number } | { atMost: number };
}

const RESULTS = 'bench-results';

export function report({ name, about, figures, versions = {} }: Report): void {
  const ran = { node: process.versions.node, ...versions };
  const machine = { cores: availableParallelism(), memoryGb: Math.round(totalmem() / 2 ** 30) };
  const summaries = figures.map(summary);
  const on = Object.entries(ran).map(([what, version]) => `${what} ${version}`);
  console.log(`\n${name}: ${about}\n`);
  printTable([['', 'ours', 'middle half', 'reference', 'ratio', 'limit', ''], ...summaries.map(row)]);
  // Since this process started, including filling databases and starting servers.
  const seconds = Math.round(performance.now() / 1000);
  console.log(`\n${on.join(', ')}; ${machine.cores} cores, ${machine.memoryGb} GB; took ${seconds} s.`);

  mkdirSync(RESULTS, { recursive: true });
  const measured = { name, about, at: new Date().toISOString(), seconds, commit: commit(), versions: ran, machine };
  writeFileSync(`${RESULTS}/${name}.json`, `${JSON.stringify({ ...measured, figures: summaries }, null, 2)}\n`);
  writeFileSync(`${RESULTS}/${name}.svg`, plot(about, figures));
}

type Summary = ReturnType<typeof summary>;

function summary({ name, unit, ours, reference, limit }: Figure) {
  const ratio = reference ? median(ours.map((each, round) => each / (reference[round] as number))) : null;
  const held = ratio ?? median(ours);
  return {
    name,
    unit,
    ours: { median: median(ours), low: quantile(ours, 0.25), high: quantile(ours, 0.75), rounds: ours },
    reference: reference ? { median: median(reference), rounds: reference } : null,
    ratio,
    limit: limit ?? null,
    isMet: limit ? ('atLeast' in limit ? held >= limit.atLeast : held <= limit.atMost) : null,
  };
}

function row({ name, unit, ours, reference, ratio, limit, isMet }: Summary): string[] {
  return [
    name,
    `${short(ours.median)} ${unit}`,
    `${short(ours.low)} – ${short(ours.high)}`,
    reference ? `${short(reference.median)} ${unit}` : '',
    ratio === null ? '' : ratio.toFixed(2),
    limit ? ('atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`) : '',
    isMet === null ? '' : isMet ? 'met' : 'MISSED',
  ];
}

function printTable(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)));
  for (const [first = '', ...others] of rows) {
    const cells = others.map((cell, column) => cell.padStart(widths[column + 1] ?? 0));
    console.log(`  ${[first.padEnd(widths[0] ?? 0), ...cells].join('   ').trimEnd()}`);
  }
}

/** The current commit; null outside of a Git clone. */
function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
