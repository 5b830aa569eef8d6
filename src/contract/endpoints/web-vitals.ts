import { webVitalsReport } from '../web-vitals-report.ts';
import { endpoint } from './endpoint.ts';

export const reportWebVitals = endpoint('POST', '/web-vitals', {
  perMinute: 60,
  summary: 'Report how fast a visit was',
  description:
    'Counted in the histograms of /metrics and nowhere else. With WEB_VITALS_SAMPLE=0 the report is accepted and dropped, because pages that were opened before still send one.',
  tag: 'web-vitals',
  body: webVitalsReport,
});
