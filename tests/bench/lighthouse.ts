import { mkdirSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../scripts/find-chromium.ts';
import { median } from './statistics.ts';

/**
 * Lighthouse's mobile profile (simulated slow 4G, 4x CPU) on Home and Menu of a 200-product restaurant.
 * Needs a server of the production build: `npm run bench -- lighthouse` starts one.
 */
const RUNS = Number(process.env['RUNS'] ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Row {
  page: string;
  scores: Record<(typeof CATEGORIES)[number], number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Measures `paths` at `origin`; medians of RUNS runs. */
export async function measureLighthouse(origin: string, paths: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const runs: Row[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measureOnce(origin, path));
    const of = (pick: (row: Row) => number) => median(runs.map(pick));
    rows.push({
      page: path,
      scores: Object.fromEntries(CATEGORIES.map((name) => [name, of((row) => row.scores[name])])) as Row['scores'],
      fcp: of((row) => row.fcp),
      lcp: of((row) => row.lcp),
      tbt: of((row) => row.tbt),
      cls: of((row) => row.cls),
    });
  }
  return rows;
}

async function measureOnce(origin: string, path: string): Promise<Row> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    const result = await lighthouse(`${origin}${path}`, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      output: 'json',
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { lhr, report } = result;
    mkdirSync('bench-results', { recursive: true });
    writeFileSync(`bench-results/lighthouse${path.replaceAll('/', '-')}.json`, report as string);
    const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    return {
      page: path,
      scores: Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ) as Row['scores'],
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}
