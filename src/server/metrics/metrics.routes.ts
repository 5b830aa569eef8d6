import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { App } from '../platform/http/app.ts';
import { isOwnMachine } from '../platform/http/own-machine.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { answerNotFound } from '../platform/refusals/problems.ts';
import type { Services } from '../services.ts';

/** `/metrics` for Prometheus. Anyone who may not read it gets the same 404 as for an unknown path. */
export async function metricsRoutes(app: App, { config, metrics }: Services): Promise<void> {
  const { registry } = metrics;
  collectDefaultMetrics({ register: registry });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config.METRICS_TOKEN)) return answerNotFound(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** Whether the request has the token; if none is set, whether it comes from a process on this machine (`isOwnMachine`). */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const { headers } = request;
    return timingSafeEqual(Buffer.from(sha256(headers.authorization ?? '')), Buffer.from(sha256(`Bearer ${token}`)));
  }
  return isOwnMachine(request);
}
