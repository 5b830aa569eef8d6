import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contract/endpoints/web-vitals.ts';
import { routesOf } from '../route.ts';
import type { Services } from '../services.ts';
import { measureVisit } from './web-vital-histograms.ts';

/** Three times the longest report that a page sends. */
const MAX_BODY_BYTES = 1024;

/** Receives the Web Vitals that pages report (decision 035). */
export async function webVitalsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = routesOf(app, services);
  const { config, metrics } = services;

  route(
    endpoints.reportWebVitals,
    async ({ body }) => {
      if (config.WEB_VITALS_SAMPLE > 0) measureVisit(metrics.webVitals, body);
    },
    { bodyLimit: MAX_BODY_BYTES },
  );
}
