import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids } from '../../../tests/support/order-input.ts';
import { NOON, startTestApp } from '../../../tests/support/test-app.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { MAILS_TO_SEND } from '../outbox/outbox.repo.ts';
import { newId } from '../platform/ids/ids.ts';
import { claimWork } from './leases.ts';

it.each(dialects)('a piece of work is claimed alone on %s, whatever way the database finds it', async (dialect) => {
  const app = await startTestApp(dialect);
  const { db } = app.services;
  try {
    const rows = Array.from({ length: 20 }, (_, i) => ({
      restaurant_id: ids.restaurant,
      id: newId(),
      kind: 'password_reset',
      recipient: `to-${i}@example.test`,
      language: 'en',
      payload: '{}',
      attempts: 0,
      next_attempt_at: NOON + DAY,
      created_at: NOON,
    }));
    await db.insertInto('outbox').values(rows).execute();
    // As between two rushes: nothing is due by its statistics, so that PostgreSQL compares each row with a subquery of its own.
    await sql`analyze`.execute(db);
    await db.updateTable('outbox').set({ next_attempt_at: NOON }).execute();
    const claim = { restaurantId: ids.restaurant, now: NOON, until: NOON + 5 * MINUTE };
    expect(await claimWork(app.services, MAILS_TO_SEND, claim)).toMatchObject({ attempts: 1 });
    const left = await db.selectFrom('outbox').select('id').where('attempts', '=', 0).execute();
    expect(left).toHaveLength(19);
  } finally {
    await app.close();
  }
});
