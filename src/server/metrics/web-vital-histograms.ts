import { Histogram, type Registry } from 'prom-client';
import type { WebVitalsReport } from '../../contract/web-vitals-report.ts';
import type { WebVital } from '../../domain/web-vitals.ts';

type VisitLabels = 'page' | 'device';
export type WebVitalHistograms = Record<WebVital, Histogram<VisitLabels>>;

/** Seconds. Among them are the bounds of "good" and "poor": 0.8 and 1.8 (TTFB), 1.8 and 3 (FCP), 2.5 and 4 (LCP). */
const LOADING = [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
/** Seconds; good up to 0.2, poor above 0.5. */
const ANSWERING = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2.5];
/** Good up to 0.1, poor above 0.25. */
const SHIFTING = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/**
 * Histograms of the Web Vitals that sampled visits report. Labels are the kind of page and of device but not the restaurant:
 * thousands of restaurants would each bring hundreds of time series (decision 035).
 */
export function webVitalHistograms(registry: Registry): WebVitalHistograms {
  const of = (name: string, help: string, buckets: number[]) =>
    new Histogram<VisitLabels>({
      name: `servery_web_vitals_${name}`,
      help,
      labelNames: ['page', 'device'],
      buckets,
      registers: [registry],
    });
  return {
    TTFB: of('ttfb_seconds', 'Until the first byte of a visit’s first page', LOADING),
    FCP: of('fcp_seconds', 'Until something was painted', LOADING),
    LCP: of('lcp_seconds', 'Until the largest picture or text was painted', LOADING),
    hydrated: of('hydrated_seconds', 'Until the script had taken the page over', LOADING),
    INP: of(
      'inp_seconds',
      'From an interaction to the next paint, the slowest of a visit, where it happened',
      ANSWERING,
    ),
    CLS: of('cls', 'How far the layout shifted, the worst of a visit, where it happened', SHIFTING),
  };
}

/** Observes the measurements of one visit. */
export function measureVisit(histograms: WebVitalHistograms, { device, vitals }: WebVitalsReport): void {
  for (const [name, figure] of Object.entries(vitals)) {
    if (figure) histograms[name as WebVital].observe({ page: figure.page, device }, inUnit(name, figure.value));
  }
}

/** Milliseconds to seconds, Prometheus's unit; CLS has no unit. */
function inUnit(name: string, value: number): number {
  return name === 'CLS' ? value : value / 1000;
}
