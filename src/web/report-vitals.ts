import type { createBrowserRouter } from 'react-router';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { reportWebVitals } from '../contract/endpoints/web-vitals.ts';
import { API_BASE } from '../contract/transport.ts';
import type { StorefrontPage, WebVitalsReport } from '../contract/web-vitals-report.ts';
import { WEB_VITALS, type WebVital } from '../domain/web-vitals.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Measures this visit, and tells the restaurant's server once, when the page is hidden for the first time (decision 035). */
export function reportVitals(router: Router): void {
  const pageAt = followPages(router);
  const vitals: WebVitalsReport['vitals'] = {};
  const note = (name: WebVital, value: number, page: StorefrontPage) => {
    vitals[name] = { page, value: Math.round(Math.min(value, WEB_VITALS[name]) * 10_000) / 10_000 };
  };
  const noteLoading = ({ name, value }: MetricType) => note(name, value, pageAt(0));
  const noteWhereItHappened = ({ name, value, entries }: MetricType) =>
    note(name, value, pageAt(entries[0]?.startTime ?? 0));

  for (const watch of [onTTFB, onFCP, onLCP]) watch(noteLoading);
  for (const watch of [onINP, onCLS]) watch(noteWhereItHappened);

  // The library listens in the capture phase, so that it has reported its final values when this listener runs.
  addEventListener('visibilitychange', function tell() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', tell);
    // A page that was opened in the background painted nothing while it loaded.
    const hydrated = hydratedAfter();
    if (vitals.FCP && hydrated !== undefined) note('hydrated', hydrated, pageAt(0));
    send({ device: matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop', vitals });
  });
}

/** Tells which page was on screen at an instant of this visit (ms since it began). */
function followPages(router: Router): (instant: number) => StorefrontPage {
  const first = { since: 0, page: document.documentElement.dataset['page'] as StorefrontPage };
  const shown = [first];
  const note = ({ matches }: Router['state']) => {
    const page = matches.at(-1)?.route.id as StorefrontPage;
    if (shown.at(-1)?.page !== page) shown.push({ since: performance.now(), page });
  };
  note(router.state);
  router.subscribe(note);
  return (instant) => (shown.findLast(({ since }) => since <= instant) ?? first).page;
}

/** Milliseconds since the visitor opened the page, which the browser may have prerendered; undefined: not hydrated yet. */
function hydratedAfter(): number | undefined {
  const [mark] = performance.getEntriesByName('hydrated');
  const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return mark && Math.max(0, mark.startTime - (visit?.activationStart ?? 0));
}

/** Sends without cookies and without the page's address, and outlives the page. A report that is lost is not sent again. */
function send(report: WebVitalsReport): void {
  void fetch(API_BASE + reportWebVitals.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
}
