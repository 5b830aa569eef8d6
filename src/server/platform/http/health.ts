import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { isMigrated } from '../database/migrate.ts';
import type { App } from './app.ts';

/** A database that takes longer to say so is not ready: who asks soon stops waiting. */
const READY_WITHIN_MS = 3000;

/**
 * `/healthz`: the process is alive; `/readyz`: it is not draining, and the database answers and is migrated (DECISIONS "health").
 */
export async function healthRoutes(app: App, services: Services, withinMs = READY_WITHIN_MS): Promise<void> {
  const hidden = { schema: { hide: true } };

  app.get('/healthz', hidden, async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));

  app.get('/readyz', hidden, async (_request, reply) => {
    const isReady = !services.drain.isOn && (await Promise.race([isDatabaseReady(services), notWithin(withinMs)]));
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

function notWithin(ms: number): Promise<false> {
  return pause(ms, false, { ref: false });
}
