import { webVitalsReport } from '../../contract/web-vitals-report.ts';
import type { App } from '../platform/http/app.ts';
import { noContent } from '../platform/http/no-content.ts';
import { limits } from '../platform/limits/rate-limits.ts';
import type { Services } from '../services.ts';
import { measureVisit } from './web-vital-histograms.ts';

/** Three times the longest report that a page sends. */
const MAX_BODY_BYTES = 1024;

/** Receives the Web Vitals that pages report (decision 035). */
export async function webVitalsRoutes(app: App, { config, metrics }: Services): Promise<void> {
  app.post(
    '/web-vitals',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        tags: ['web-vitals'],
        operationId: 'reportWebVitals',
        summary: 'Report how fast a visit was',
        description:
          'Counted in the histograms of /metrics and nowhere else. With WEB_VITALS_SAMPLE=0 the report is accepted and dropped, because pages that were opened before still send one.',
        body: webVitalsReport,
        response: { 204: noContent },
      },
      config: { rateLimit: limits.webVitals },
    },
    async ({ body }, reply) => {
      if (config.WEB_VITALS_SAMPLE > 0) measureVisit(metrics.webVitals, body);
      return reply.code(204).send();
    },
  );
}
