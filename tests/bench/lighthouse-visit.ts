import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { lighthouseBrowser } from './lighthouse-browser.ts';
import { ownBlockingTime, type TraceEvent } from './own-blocking-time.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's slow 4G, applied to the real requests: 150 ms of latency each, and 1.6 Mbit/s for all. */
const APPLIED = { requestLatencyMs: 150, downloadThroughputKbps: 1600, uploadThroughputKbps: 750 };

/** How a phone is simulated. */
export const LOADS = {
  simulated: { throttlingMethod: 'simulate' },
  applied: { throttlingMethod: 'devtools', throttling: { ...APPLIED, cpuSlowdownMultiplier: 4 } },
  slowest: { throttlingMethod: 'simulate', throttling: { cpuSlowdownMultiplier: 10 } },
} as const;

/**
 * Scores out of 100, times in ms. `hydrated`: when the last script of the page's first load had run. `ownTbt`: what `tbt` would
 * be if the page's main thread had a core to itself.
 */
export type Run = Record<(typeof CATEGORIES)[number] | 'fcp' | 'lcp' | 'tbt' | 'ownTbt' | 'cls' | 'hydrated', number>;

/** On a busy machine Lighthouse sometimes sees no paint: such a visit is repeated. */
const ATTEMPTS = 3;

/** One visit in a new browser with empty caches. */
export async function visit(address: string, load: keyof typeof LOADS): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    const run = await attemptVisit(address, load);
    if (typeof run !== 'string') return run;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse measured nothing at ${address}: ${run}`);
  }
}

/** The visit, or why Lighthouse could not measure it. */
async function attemptVisit(address: string, load: keyof typeof LOADS): Promise<Run | string> {
  const chrome = await launch({ chromePath: lighthouseBrowser.path, chromeFlags: lighthouseBrowser.flags });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      ...LOADS[load],
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { audits, categories, configSettings, runtimeError } = result.lhr;
    if (runtimeError) return runtimeError.code;
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
      ownTbt: ownBlockingTime(
        result.artifacts.Trace.traceEvents as TraceEvent[],
        configSettings.throttling.cpuSlowdownMultiplier,
      ),
      cls: figure('cumulative-layout-shift'),
      hydrated: hydratedAt(audits['user-timings']?.details),
    };
  } finally {
    chrome.kill();
  }
}

/** The time of hydration, which the page marks itself (`src/web/entry-client.tsx`). */
function hydratedAt(details: unknown): number {
  const items = (details as { items?: { name: string; startTime: number }[] } | undefined)?.items ?? [];
  return items.find(({ name }) => name === 'hydrated')?.startTime ?? Number.NaN;
}
