import { DAY } from '../../domain/times/zoned-time.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { OrderPhotosTable } from '../platform/tables/order-tables.ts';
import type { Services } from '../services.ts';

/** As long as a bank may ask why an order was paid that did not arrive. */
const KEPT_MS = 120 * DAY;

interface OfOrder {
  restaurantId: string;
  orderId: string;
}

/** Keeps an order's photo, in place of one from before. */
export async function keepPhoto(tx: Tx, row: OrderPhotosTable): Promise<void> {
  await tx
    .insertInto('order_photos')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'order_id']).doUpdateSet({ taken_at: row.taken_at, webp: row.webp }),
    )
    .execute();
}

/** The photo of an order; undefined: none was taken, or it is over. */
export function photoOf(db: Db, { restaurantId, orderId }: OfOrder): Promise<OrderPhotosTable | undefined> {
  return db
    .selectFrom('order_photos')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Whether an order has one, without reading it. */
export async function hasPhoto(db: Db, { restaurantId, orderId }: OfOrder): Promise<boolean> {
  const found = await db
    .selectFrom('order_photos')
    .select('order_id')
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes photos that nobody needs any more. */
export function forgetOldPhotos({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return {
    name: 'old photos of deliveries',
    everyMs: DAY / 4,
    run: async () => {
      const over = await db
        .selectFrom('order_photos')
        .select(['restaurant_id', 'order_id'])
        .where('taken_at', '<', clock() - KEPT_MS)
        .limit(BATCH)
        .execute();
      for (const { restaurant_id, order_id } of over) {
        await db
          .deleteFrom('order_photos')
          .where('restaurant_id', '=', restaurant_id)
          .where('order_id', '=', order_id)
          .execute();
      }
      return over.length;
    },
  };
}
