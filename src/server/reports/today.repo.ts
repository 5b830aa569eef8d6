import { sql } from 'kysely';
import { INITIAL_STATUS, OPEN_STATUSES } from '../../domain/orders/order-status.ts';
import { STAFF_ROLES } from '../../domain/people/staff-roles.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { isAvailableAt } from '../menu/availability.repo.ts';
import { usedUpGroups } from '../menu/used-up.repo.ts';
import type { Db } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { placedIn, promise, type Span } from './reports.repo.ts';

/** Literals, so that the partial index of open orders can be used. */
const isOpen = sql<boolean>`o.status in (${sql.join(OPEN_STATUSES.map((status) => sql.lit(status)))})`;
const SHOWN = 3;

/** The open orders that wait for somebody: unanswered ones, and those past their promise. */
export async function waitingOrders(db: Db, restaurantId: string, now: number) {
  const open = db.selectFrom('orders as o').where('o.restaurant_id', '=', restaurantId).where(isOpen);
  const unanswered = await open
    .where('o.status', '=', INITIAL_STATUS)
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('o.created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  const late = await open
    .where('o.status', '!=', INITIAL_STATUS)
    .where('o.fulfilled_at', 'is', null)
    .where(promise, '<', now - MINUTE)
    .select('o.number')
    .orderBy(promise)
    .execute();
  const count = Number(unanswered.count);
  return {
    unanswered: { count, oldest: count ? Number(unanswered.oldest) : null },
    late: { count: late.length, numbers: late.slice(0, SHOWN).map(({ number }) => number) },
  };
}

/** Open orders for a time later than `now`, by hour. */
export async function laterOrders(db: Db, restaurantId: string, { from, to }: Span) {
  const hour = sql<number>`o.scheduled_at / ${sql.lit(60 * MINUTE)}`;
  const rows = await db
    .selectFrom('orders as o')
    .where('o.restaurant_id', '=', restaurantId)
    .where(isOpen)
    .where('o.scheduled_at', '>=', from)
    .where('o.scheduled_at', '<', to)
    .select((eb) => [hour.as('hour'), eb.fn.countAll().as('orders')])
    .groupBy(hour)
    .orderBy(hour)
    .limit(SHOWN)
    .execute();
  return rows.map(({ hour: since, orders }) => ({ at: Number(since) * 60 * MINUTE, orders: Number(orders) }));
}

/** The average time from order to promise, in minutes, of accepted orders for as soon as possible; null: there are none. */
export async function averagePromise(db: Db, restaurantId: string, span: Span): Promise<number | null> {
  const { wait } = await placedIn(db, restaurantId, span)
    .where('o.is_asap', '=', 1)
    .where('o.estimated_ready_at', 'is not', null)
    .select(sql<number | string | null>`avg(o.estimated_ready_at - o.created_at)`.as('wait'))
    .executeTakeFirstOrThrow();
  return wait === null ? null : Math.round(Number(wait) / MINUTE);
}

/** Ids of dishes on the menu that are sold out, by themselves or because an option group of theirs is used up. */
export async function soldOutDishes(
  db: Db,
  { id: restaurantId, contentLanguage }: Pick<Tenant, 'id' | 'contentLanguage'>,
  now: number,
): Promise<string[]> {
  const usedUp = await usedUpGroups(db, { restaurantId, contentLanguage, now });
  const rows = await db
    .selectFrom('products')
    .select(['id', 'is_available', 'unavailable_until'])
    .where('restaurant_id', '=', restaurantId)
    .where('is_active', '=', 1)
    .orderBy('position')
    .execute();
  return rows.filter((row) => !isAvailableAt(row, now) || usedUp.has(row.id)).map(({ id }) => id);
}

/** Visible reviews since `since` without the restaurant's reply. */
export async function unansweredReviews(db: Db, restaurantId: string, since: number) {
  const row = await db
    .selectFrom('reviews as r')
    .where('r.restaurant_id', '=', restaurantId)
    .where('r.is_visible', '=', 1)
    .where('r.created_at', '>=', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('review_replies as a')
            .select('a.id')
            .whereRef('a.restaurant_id', '=', 'r.restaurant_id')
            .whereRef('a.review_id', '=', 'r.id')
            .where('a.user_role', 'in', STAFF_ROLES),
        ),
      ),
    )
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('r.half_stars').as('lowest')])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), lowest: row.lowest === null ? null : Number(row.lowest) / 2 };
}
