import type { WeeklySummary } from '../../contract/staff/staff-weekly-summary.ts';
import { rolesWith } from '../../domain/people/staff-roles.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { type Chore, eachByItself } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { dueMonday } from './due-monday.ts';

/** After an outage the figures of a week are news for so long. */
const NEWS_FOR_MS = 2 * DAY;
const READERS = rolesWith('figures');

/** The payload of a mail of kind `weekly_summary`. */
export interface WeeklySummaryMail {
  /** The day after the week that it tells of. */
  monday: string;
}

interface Member {
  restaurantId: string;
  userId: string;
}

export async function readWeeklySummary(db: Db, { restaurantId, userId }: Member): Promise<WeeklySummary> {
  const row = await db
    .selectFrom('staff')
    .select('told_monday')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { isWanted: (row?.told_monday ?? null) !== null };
}

/** Switches a member's mails on or off. The first one tells of the week that is under way; switching on once more changes nothing. */
export async function changeWeeklySummary(
  { db, clock }: Services,
  { restaurantId, userId, timezone }: Member & { timezone: string },
  { isWanted }: WeeklySummary,
): Promise<WeeklySummary> {
  await db
    .updateTable('staff')
    .set({ told_monday: isWanted ? dueMonday(clock(), timezone).monday : null })
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .where('told_monday', isWanted ? 'is' : 'is not', null)
    .execute();
  return readWeeklySummary(db, { restaurantId, userId });
}

/**
 * Queues the mail about last week for who wants it, on Monday morning of their restaurant's clock: once for each, however many processes
 * run and restart, because the Monday is noted with the mail.
 */
export function sendWeeklySummaries(services: Services): Chore {
  const { db, clock, outbox } = services;
  return {
    name: 'weekly summaries',
    everyMs: 10 * MINUTE,
    async run() {
      const now = clock();
      const members = await db
        .selectFrom('staff as s')
        .innerJoin('restaurants as r', 'r.id', 's.restaurant_id')
        .innerJoin('users as u', 'u.id', 's.user_id')
        .select(['s.restaurant_id', 's.user_id', 's.told_monday', 'r.timezone', 'u.email', 'u.language'])
        .where('s.told_monday', 'is not', null)
        .where('s.role', 'in', READERS)
        .execute();
      await eachByItself(members, async (member) => {
        const { restaurant_id: restaurantId, user_id, told_monday, timezone, email, language } = member;
        const { monday, since } = dueMonday(now, timezone);
        if ((told_monday ?? '') >= monday) return;
        await inTransaction(db, async (tx) => {
          const noted = await tx
            .updateTable('staff')
            .set({ told_monday: monday })
            .where('restaurant_id', '=', restaurantId)
            .where('user_id', '=', user_id)
            .where('told_monday', '<', monday)
            .executeTakeFirst();
          if (noted.numUpdatedRows === 0n || now > since + NEWS_FOR_MS) return;
          const payload: WeeklySummaryMail = { monday };
          await queueMail(tx, { restaurantId, kind: 'weekly_summary', recipient: email, language, payload, now });
        });
        outbox.wake();
      });
      return 0;
    },
  };
}
