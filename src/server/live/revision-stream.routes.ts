import type { FastifyInstance } from 'fastify';
import { networkOf } from '../platform/http/network-of.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { said } from './revision-streams.ts';

const RETRY_AFTER_MS = 60_000;

/**
 * The stream of Server-Sent Events that every open storefront page holds: the revision of its restaurant's public content, at
 * once and after each change (decision 027). Open to everybody, because it discloses nothing else.
 */
export async function revisionStreamRoutes(api: FastifyInstance, { streams, db }: Services): Promise<void> {
  api.addHook('preClose', async () => streams.letGo());
  api.get(
    '/live/menu',
    { exposeHeadRoute: false, schema: { hide: true }, config: { isStream: true } },
    async (request, reply) => {
      const { tenant } = request;
      // For IPv6 the network, because one household has more addresses than there may be streams.
      const address = networkOf(request);
      if (!streams.hasRoom(address)) throw new Refusal(commonRefusals.too_busy, { retryAfterMs: RETRY_AFTER_MS });
      reply.header('content-type', 'text/event-stream; charset=utf-8');
      // Has nginx pass each event on at once instead of buffering it.
      reply.header('x-accel-buffering', 'no').header('cache-control', 'no-store, no-transform');
      reply.hijack();
      const stream = reply.raw;
      if (stream.destroyed) return;
      stream.writeHead(200, reply.getHeaders() as Record<string, string>);
      // Added before the revision is read, so that a change in between is sent too.
      streams.add(stream, { restaurantId: tenant.id, address });
      const row = await db
        .selectFrom('restaurants')
        .select('revision')
        .where('id', '=', tenant.id)
        .executeTakeFirst()
        .catch(() => undefined);
      if (row) stream.write(said(row.revision));
      // The database is unavailable: the browser reconnects later.
      else stream.end();
    },
  );
}
