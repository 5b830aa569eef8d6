import { sql } from 'kysely';
import type { Services } from '../services.ts';
import type { App } from './app.ts';
import { isMigrated } from './migrate.ts';

/**
 * `/healthz`: the process is alive; `/readyz`: it is not draining, and the database answers and is migrated (DECISIONS "health").
 */
export async function healthRoutes(app: App, services: Services): Promise<void> {
  const hidden = { schema: { hide: true } };

  app.get('/healthz', hidden, async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));

  app.get('/readyz', hidden, async (_request, reply) => {
    const isReady = !services.drain.isOn && (await isDatabaseReady(services));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady });
  });
}

async function isDatabaseReady({ db }: Services): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return await isMigrated(db);
  } catch {
    return false;
  }
}
