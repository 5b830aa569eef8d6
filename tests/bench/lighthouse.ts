import { spawnSync } from 'node:child_process';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startProduct } from '../support/product.ts';
import { type Figure, report } from './report.ts';

/** Lighthouse's mobile profile (simulated slow 4G, 4x CPU) on Home and Menu of a restaurant with 200 products, RUNS times. */
const RUNS = Number(process.env['RUNS'] ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LIMITS = [
  { page: 'Home', path: '/', fcp: 900, lcp: 1100 },
  { page: 'Menu', path: '/menu', fcp: 900, lcp: 900 },
];

type Run = Record<(typeof CATEGORIES)[number] | 'fcp' | 'lcp' | 'tbt' | 'cls', number>;

const product = await startProduct();
generate200Dishes(product.dataDir);
const origin = product.origin('generated');
await warm(origin);
const figures: Figure[] = [];
for (const { page, path, fcp, lcp } of LIMITS) {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureOnce(`${origin}${path}`));
  const of = (name: keyof Run, unit: string, limit: Figure['limit']): Figure => ({
    name: `${page}: ${name}`,
    unit,
    ours: runs.map((run) => run[name]),
    ...(limit && { limit }),
  });
  figures.push(
    ...CATEGORIES.map((name) => of(name, '', { atLeast: name === 'performance' ? 99 : 100 })),
    of('fcp', 'ms', { atMost: fcp }),
    of('lcp', 'ms', { atMost: lcp }),
    of('tbt', 'ms', { atMost: 50 }),
    of('cls', '', { atMost: 0.01 }),
  );
}
await product.stop();
report({ name: 'lighthouse', about: 'Lighthouse, mobile, simulated, on a menu of 200 products', figures });

async function measureOnce(address: string): Promise<Run> {
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
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { audits, categories } = result.lhr;
    const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

/** A restaurant with 200 dishes beside the demo ones, seen by the running server within a second. */
function generate200Dishes(dataDir: string): void {
  const args = ['tests/generate/generate.ts', '--restaurants', '0', '--menu', '200'];
  const { status } = spawnSync('node', args, { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } });
  if (status !== 0) throw new Error('the 200 dishes could not be generated');
}

/** Pages are cached and pictures resized, as on any site that had a visitor before. */
async function warm(warmed: string): Promise<void> {
  const { host, port } = new URL(warmed);
  for (const { path } of LIMITS) {
    const html = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { host } }).then((answer) => answer.text());
    const pictures = new Set([...html.matchAll(/\/media\/[\w.-]+/g)].map(([address]) => address));
    for (const picture of pictures) await fetch(`http://127.0.0.1:${port}${picture}`);
  }
}
