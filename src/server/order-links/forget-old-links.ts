import { OPEN_STATUSES } from '../../domain/orders/order-status.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { RIDE_SHOWN_MS } from '../couriers/find-ride.ts';
import type { Db } from '../platform/database/database.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { LINK_SHOWN_MS } from './tracked-order.ts';

/** Deletes links of customers and couriers that show nothing any more: their order ended longer ago than they are valid. */
export function forgetOldLinks({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return {
    name: 'old tracking links',
    everyMs: DAY / 4,
    run: async () =>
      (await forget(db, 'order_links', clock() - LINK_SHOWN_MS)) +
      (await forget(db, 'courier_links', clock() - RIDE_SHOWN_MS)),
  };
}

async function forget(db: Db, table: 'order_links' | 'courier_links', before: number): Promise<number> {
  // The columns that count are the same in both.
  const links = table as 'order_links';
  const over = await db
    .selectFrom(`${links} as l`)
    .innerJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'l.restaurant_id').onRef('o.id', '=', 'l.order_id'),
    )
    .select(['l.restaurant_id', 'l.token_hash'])
    .where('l.created_at', '<', before)
    .where('o.updated_at', '<', before)
    .where('o.status', 'not in', [...OPEN_STATUSES, 'Awaiting Payment'])
    .limit(BATCH)
    .execute();
  for (const { restaurant_id, token_hash } of over) {
    await db
      .deleteFrom(links)
      .where('restaurant_id', '=', restaurant_id)
      .where('token_hash', '=', token_hash)
      .execute();
  }
  return over.length;
}
