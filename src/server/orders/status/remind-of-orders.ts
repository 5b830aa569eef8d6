import { inTransaction } from '../../platform/database/database.ts';
import { BATCH, type Chore } from '../../platform/housekeeping.ts';
import type { Services } from '../../services.ts';
import type { OrderRow } from '../orders.repo.ts';
import { claimReminders, queueOwnersMail } from './acceptance.repo.ts';

const EVERY_MS = 15_000;

/** Reminds restaurants of orders that are unanswered at `remind_at`: open boards at once, owners by mail, one for all. */
export function remindOfOrders(services: Services): Chore {
  const { db, dialect, clock } = services;
  return {
    name: 'reminders of unanswered orders',
    everyMs: EVERY_MS,
    run: async () => {
      const now = clock();
      const { orders, ownerless } = await inTransaction(db, async (tx) => {
        const orders = await claimReminders(tx, dialect, { now, limit: BATCH });
        const ownerless: OrderRow[] = [];
        for (const [restaurantId, its] of Map.groupBy(orders, (order) => order.restaurant_id))
          if (!(await queueOwnersMail(tx, restaurantId, its, now))) ownerless.push(...its);
        return { orders, ownerless };
      });
      if (orders.length) services.outbox.wake();
      for (const { restaurant_id: restaurant, id: order } of ownerless) {
        services.log.warn(
          { restaurant, order },
          'an order waits at a restaurant without an owner: run restaurant:owner',
        );
      }
      for (const { restaurant_id, id, number } of orders) {
        services.live.notifyStaff(restaurant_id, { kind: 'order_unanswered', orderId: id, orderNumber: number });
      }
      return orders.length;
    },
  };
}
