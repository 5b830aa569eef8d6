import { browserVersion } from './lighthouse-browser.ts';
import { LOADS, type Run, visit } from './lighthouse-visit.ts';
import { openDoors } from './page-doors.ts';
import { type Figure, report } from './report.ts';

/**
 * Home, Menu and Product of a restaurant with 200 dishes: over HTTP/2 through the project's nginx configuration and straight
 * from the process, with Lighthouse's simulated phone, with the same network and CPU really applied, and with a tenth of
 * the CPU. RUNS rounds each.
 */
const RUNS = Number(process.env['RUNS'] ?? 5);

/** Limits of the largest paint in ms by page, over HTTP/2 only: over HTTP/1.1 it is only reported. */
const LCP: Record<string, Partial<Record<keyof typeof LOADS, number>>> = {
  Home: { simulated: 1400, applied: 1000, slowest: 2000 },
  Menu: { simulated: 1400, applied: 1000, slowest: 2000 },
  Product: { simulated: 1400, slowest: 2000 },
};
/** Limits by way of throttling; a measure without one is only reported. */
const LIMITS: Record<keyof typeof LOADS, Partial<Record<keyof Run, Figure['limit']>>> = {
  simulated: {
    // Straight from the process a long menu has 93.
    performance: { atLeast: 90 },
    accessibility: { atLeast: 100 },
    'best-practices': { atLeast: 100 },
    seo: { atLeast: 100 },
    fcp: { atMost: 1400 },
    tbt: { atMost: 150 },
    ownTbt: undefined,
    cls: { atMost: 0.01 },
  },
  applied: { fcp: { atMost: 800 }, hydrated: { atMost: 2700 }, cls: { atMost: 0.01 } },
  slowest: {
    performance: { atLeast: 70 },
    fcp: { atMost: 1400 },
    // Reported only: half of it is the machine's.
    tbt: undefined,
    ownTbt: undefined,
    cls: { atMost: 0.01 },
  },
};

const { doors, pages, close } = await openDoors();
const figures: Figure[] = [];
try {
  for (const [door, origin] of Object.entries(doors)) {
    for (const load of Object.keys(LOADS) as (keyof typeof LOADS)[]) {
      // Straight from the process only one load, to see what the proxy changes.
      if (door !== 'HTTP/2' && load !== 'simulated') continue;
      for (const [page, path] of Object.entries(pages)) {
        if (load === 'applied' && page === 'Product') continue;
        const runs: Run[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await visit(`${origin}${path}`, load));
        const lcp = door === 'HTTP/2' ? LCP[page]?.[load] : undefined;
        figures.push(...figuresOf(`${door}, ${load}, ${page}`, load, lcp, runs));
      }
    }
  }
} finally {
  await close();
}
report({
  name: 'lighthouse',
  about: 'Lighthouse on a phone, on a menu of 200 dishes',
  versions: browserVersion(),
  figures,
});

function figuresOf(name: string, load: keyof typeof LOADS, lcp: number | undefined, runs: Run[]): Figure[] {
  const limits = { ...LIMITS[load], lcp: lcp === undefined ? undefined : { atMost: lcp } };
  return (Object.entries(limits) as [keyof Run, Figure['limit']][]).map(([figure, limit]) => ({
    name: `${name}: ${figure}`,
    unit: ['fcp', 'lcp', 'tbt', 'ownTbt', 'hydrated'].includes(figure) ? 'ms' : '',
    ours: runs.map((run) => run[figure]),
    ...(limit && { limit }),
  }));
}
