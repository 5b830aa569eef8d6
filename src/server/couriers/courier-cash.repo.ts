import { isCalledOff, ORDER_STATUSES } from '../../domain/orders/order-status.ts';
import { isCash } from '../../domain/orders/payment-methods.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { CourierSettlementsTable } from '../platform/tables/payment-tables.ts';
import { PROMISE_COLUMNS } from '../promises/promise-of-row.ts';

const CALLED_OFF = ORDER_STATUSES.filter(isCalledOff);
const WITH_COURIERS = ['Confirmed', 'Preparing', 'Out for Delivery'] as const;

/** Since when the restaurant settles with its couriers (ms); null: it does not. */
export async function settleFromOf(db: Db, restaurantId: string): Promise<number | null> {
  return (await courierTermsOf(db, restaurantId)).settleFrom;
}

/** What the restaurant has switched on for its couriers. */
export async function courierTermsOf(
  db: Db,
  restaurantId: string,
): Promise<{ isUsed: boolean; settleFrom: number | null; showsPosition: boolean }> {
  const row = await db
    .selectFrom('restaurants')
    .select(['couriers', 'couriers_settle_from', 'couriers_show_position'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const isUsed = row.couriers === 1;
  return {
    isUsed,
    settleFrom: row.couriers_settle_from ?? null,
    showsPosition: isUsed && row.couriers_show_position === 1,
  };
}

/** The orders that couriers have on their phones and have not delivered; of `carrier` only, if given. */
export function carriedOrders(db: Db, restaurantId: string, carrier?: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'call_number', 'status', 'courier_device', 'courier_name', 'courier_at'])
    .select(['delivery_address', 'payment_method', 'payment_status', 'total', 'updated_at'])
    .select(PROMISE_COLUMNS)
    .where('restaurant_id', '=', restaurantId)
    .where('status', 'in', WITH_COURIERS)
    .where('courier_device', 'is not', null)
    .$if(carrier !== undefined, (q) => q.where('courier_device', '=', carrier as string))
    .execute();
}

/** The orders whose cash couriers have taken since `from` (ms) and not handed in, the first first; of `ids` or `carrier` only, if given. */
export async function cashWithCouriers(
  db: Db,
  restaurantId: string,
  from: number,
  { ids, carrier }: { ids?: readonly string[]; carrier?: string } = {},
) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'courier_device', 'courier_name', 'payment_method', 'total'])
    .where('restaurant_id', '=', restaurantId)
    .where('paid_at', '>=', from)
    .where('payment_status', '=', 'Paid')
    .where('status', 'not in', CALLED_OFF)
    .where('courier_name', 'is not', null)
    .where('courier_settlement', 'is', null)
    .$if(ids !== undefined, (q) => q.where('id', 'in', ids as string[]))
    .$if(carrier !== undefined, (q) => q.where('courier_device', '=', carrier as string))
    .orderBy('paid_at')
    .orderBy('id')
    .execute();
  return rows.filter(({ payment_method }) => isCash(payment_method));
}

/**
 * Keeps what a courier handed in, and of which orders. Returns false, having to be rolled back, if one of them is settled, or no longer
 * paid or the courier's: of two at the same moment one waits for the other's row.
 */
export async function insertSettlement(
  tx: Tx,
  row: CourierSettlementsTable,
  { orders, courier }: { orders: readonly string[]; courier: string },
): Promise<boolean> {
  await tx.insertInto('courier_settlements').values(row).execute();
  const result = await tx
    .updateTable('orders')
    .set({ courier_settlement: row.id })
    .where('restaurant_id', '=', row.restaurant_id)
    .where('id', 'in', orders)
    .where('courier_settlement', 'is', null)
    .where('payment_status', '=', 'Paid')
    .where('courier_name', '=', courier)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === orders.length;
}

/** Takes back that cash was handed in: its orders' is with the courier again. Returns false, changing nothing, if it was taken back before. */
export async function removeSettlement(
  tx: Tx,
  { restaurantId, id, userId, now }: { restaurantId: string; id: string; userId: string | null; now: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('courier_settlements')
    .set({ undone_at: now, undone_by: userId })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (Number(result.numUpdatedRows) === 0) return false;
  await tx
    .updateTable('orders')
    .set({ courier_settlement: null })
    .where('restaurant_id', '=', restaurantId)
    .where('courier_settlement', '=', id)
    .execute();
  return true;
}
