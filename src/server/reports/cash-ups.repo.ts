import type { Selectable } from 'kysely';
import { cashOf, isHandedIn } from '../../domain/orders/courier-cash.ts';
import { isCalledOff, ORDER_STATUSES } from '../../domain/orders/order-status.ts';
import { isCash } from '../../domain/orders/payment-methods.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { CashCountsTable } from '../platform/tables/payment-tables.ts';

const CALLED_OFF = ORDER_STATUSES.filter(isCalledOff);

/** Cash that came in (or went back, below 0) at an instant (ms), in minor units. */
export interface CashMove {
  at: number;
  cash: number;
  /** Who brought it; null: it was paid at the counter, or nobody took the delivery by name. */
  courier: string | null;
  /** How many orders it is of. */
  orders: number;
}

/** What was paid in cash. `isOut`: its courier has not handed it in. */
export interface CashPaid extends CashMove {
  isOut: boolean;
}

interface Instants {
  from: number;
  to: number;
}

/** What cash orders brought in a span, when they were paid, but for what couriers have handed in. `coin`: the smallest in which cash is paid. */
export async function cashTaken(
  db: Db,
  restaurantId: string,
  { from, to }: Instants,
  coin: number,
): Promise<CashPaid[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('restaurants as r', 'r.id', 'o.restaurant_id')
    .select(['o.total', 'o.payment_method', 'o.paid_at', 'o.courier_name', 'r.couriers_settle_from'])
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.paid_at', '>=', from)
    .where('o.paid_at', '<', to)
    .where('o.payment_status', '=', 'Paid')
    .where('o.status', 'not in', CALLED_OFF)
    .where('o.courier_settlement', 'is', null)
    .execute();
  return rows
    .filter(({ payment_method }) => isCash(payment_method))
    .map(({ total, payment_method: method, paid_at, courier_name: courier = null, couriers_settle_from }) => {
      const at = paid_at ?? from;
      const isOut = isHandedIn({ courier, paidAt: at }, couriers_settle_from ?? null);
      return { at, cash: cashOf({ total, method }, coin), courier, orders: 1, isOut };
    });
}

/** What went back in cash in a span, however its order was paid. */
export async function cashGivenBack(db: Db, restaurantId: string, { from, to }: Instants): Promise<CashMove[]> {
  const rows = await db
    .selectFrom('cash_refunds')
    .select(['cash', 'created_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .execute();
  return rows.map(({ cash, created_at }) => ({ at: created_at, cash, courier: null, orders: 1 }));
}

/** What was handed in from `from` until `to` (ms) and not taken back, the first first, with the names of who took it. */
export function settlementsIn(db: Db, restaurantId: string, { from, to }: { from: number; to: number }) {
  return db
    .selectFrom('courier_settlements as s')
    .leftJoin('users as u', 'u.id', 's.settled_by')
    .selectAll('s')
    .select('u.name')
    .where('s.restaurant_id', '=', restaurantId)
    .where('s.settled_at', '>=', from)
    .where('s.settled_at', '<', to)
    .where('s.undone_at', 'is', null)
    .orderBy('s.settled_at')
    .orderBy('s.id')
    .execute();
}

export type CashCountRow = Selectable<CashCountsTable> & { name: string | null };

/** The counts of business days `from` to `to`, both included, in their order, with the names of who counted. */
export function cashCounts(
  db: Db,
  restaurantId: string,
  { from, to }: { from: string; to: string },
): Promise<CashCountRow[]> {
  return db
    .selectFrom('cash_counts as c')
    .leftJoin('users as u', 'u.id', 'c.counted_by')
    .selectAll('c')
    .select('u.name')
    .where('c.restaurant_id', '=', restaurantId)
    .where('c.business_date', '>=', from)
    .where('c.business_date', '<=', to)
    .orderBy('c.business_date')
    .orderBy('c.number')
    .execute();
}

/** Keeps a count. Returns false, changing nothing, if the day has one of that number. */
export async function insertCashCount(tx: Tx, row: Selectable<CashCountsTable>): Promise<boolean> {
  const result = await tx
    .insertInto('cash_counts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'business_date', 'number']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
