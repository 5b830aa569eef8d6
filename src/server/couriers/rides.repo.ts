import type { ExpressionBuilder } from 'kysely';
import { typesThatAre } from '../../domain/orders/order-types.ts';
import type { Db } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/database-types.ts';
import { PROMISE_COLUMNS } from '../promises/promise-of-row.ts';

/** The deliveries on the pass that nobody has: what couriers may take who are signed in. */
export function readyOrders(db: Db, restaurantId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'call_number', 'packed_at', 'updated_at', 'delivery_address'])
    .select(['payment_method', 'payment_status', 'total'])
    .select(PROMISE_COLUMNS)
    .where('restaurant_id', '=', restaurantId)
    .where(isReady)
    .orderBy('packed_at')
    .orderBy('id')
    .execute();
}

/** The order's id if it is ready, or this courier's (`carrier`); undefined: it is neither, or the restaurant has no couriers. */
export async function seenOrder(
  db: Db,
  { restaurantId, id, carrier }: { restaurantId: string; id: string; carrier: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('courier_device', '=', carrier), isReady(eb)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('restaurants as r').select('r.id').where('r.id', '=', restaurantId).where('r.couriers', '=', 1),
      ),
    )
    .executeTakeFirst();
  return found?.id;
}

function isReady(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb.and([
    eb('status', '=', 'Preparing'),
    eb('packed_at', 'is not', null),
    eb('courier_device', 'is', null),
    eb('order_type', 'in', typesThatAre('driven')),
  ]);
}
