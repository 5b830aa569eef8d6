import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Answered } from '../platform/http/answered.ts';
import { type WorkMetrics, workMetrics } from '../work/work-metrics.ts';
import { type WebVitalHistograms, webVitalHistograms } from './web-vital-histograms.ts';

/** The metrics of this process. Labels have few possible values, never what a visitor sent. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<keyof AnswerLabels>;
  cachedResponses: Counter<keyof AnswerLabels>;
  ordersPlaced: Counter<'type'>;
  orderChanges: Counter<'status'>;
  openSockets: Gauge;
  openStreams: Gauge;
  webVitals: WebVitalHistograms;
  work: WorkMetrics;
}

/** Seconds, from a cached page to an order that waits for a busy database. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics({ db, pool }: Pick<Database, 'db' | 'pool'>, clock: Clock): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (pool) {
    new Gauge({
      name: 'servery_database_pool_connections',
      help: 'PostgreSQL connections of this process, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
      },
    });
  }
  return {
    registry,
    requests: new Histogram({
      name: 'servery_http_request_seconds',
      help: 'Time until a request was answered, by route pattern and class of status; without cached responses',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    cachedResponses: new Counter({
      name: 'servery_cached_responses_total',
      help: 'Requests answered from memory, by route pattern and class of status; they are in no other metric',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    ordersPlaced: new Counter({
      name: 'servery_orders_placed_total',
      help: 'Orders placed, repeats of a key not counted',
      labelNames: ['type'],
      registers,
    }),
    orderChanges: new Counter({
      name: 'servery_order_changes_total',
      help: 'Changes of an order’s state, by the new one',
      labelNames: ['status'],
      registers,
    }),
    openSockets: new Gauge({ name: 'servery_open_sockets', help: 'Live connections held by this process', registers }),
    openStreams: new Gauge({
      name: 'servery_open_streams',
      help: 'Open storefront pages that follow the menu through this process',
      registers,
    }),
    webVitals: webVitalHistograms(registry),
    work: workMetrics(registry, db, clock),
  };
}

/** Counts a response that the cache repeated: that it took no time would only distort the histogram. */
export function countCached({ cachedResponses }: Metrics, answered: Answered): void {
  cachedResponses.inc(labelsOf(answered));
}

/** Counts an answer of the API, a page or a file. */
export function measureAnswered({ requests }: Metrics, answered: Answered): void {
  requests.observe(labelsOf(answered), answered.ms / 1000);
}

/** Labels with few possible values: nothing that a visitor sends becomes a label. */
type AnswerLabels = Record<'method' | 'route' | 'status', string>;

function labelsOf({ method, route, status }: Pick<Answered, 'method' | 'route' | 'status'>): AnswerLabels {
  return { method, route, status: `${Math.floor(status / 100)}xx` };
}
