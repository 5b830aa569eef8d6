import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '../platform/common-refusals.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { said } from './revision-streams.ts';

const RETRY_AFTER_MS = 60_000;

/**
 * The stream of Server-Sent Events that every open page of a storefront holds: the revision of what is public at its
 * restaurant, at once and whenever it changes. Open to everybody, and nothing that anybody may not know.
 */
export async function revisionStreamRoutes(api: FastifyInstance, { streams, db }: Services): Promise<void> {
  api.addHook('preClose', async () => streams.letGo());
  api.get(
    '/live/menu',
    { exposeHeadRoute: false, schema: { hide: true }, config: { isStream: true } },
    async (request, reply) => {
      const { tenant } = request;
      // Of IPv6 the network: one house has more addresses than there are streams.
      const address = normalizeIP(request.ip);
      if (!streams.hasRoom(address)) throw new Refusal(commonRefusals.too_busy, { retryAfterMs: RETRY_AFTER_MS });
      reply.header('content-type', 'text/event-stream; charset=utf-8');
      // nginx must not wait for more of it.
      reply.header('x-accel-buffering', 'no').header('cache-control', 'no-store, no-transform');
      reply.hijack();
      const stream = reply.raw;
      if (stream.destroyed) return;
      stream.writeHead(200, reply.getHeaders() as Record<string, string>);
      // First: what changes while the revision is read is told too.
      streams.add(stream, { restaurantId: tenant.id, address });
      const row = await db
        .selectFrom('restaurants')
        .select('revision')
        .where('id', '=', tenant.id)
        .executeTakeFirst()
        .catch(() => undefined);
      if (row) stream.write(said(row.revision));
      // The browser comes back, and finds the database again.
      else stream.end();
    },
  );
}
