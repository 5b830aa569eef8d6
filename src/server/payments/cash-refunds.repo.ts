import type { Selectable } from 'kysely';
import type { LineUnits } from '../../domain/payments/paid-lines.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { newId } from '../platform/ids/ids.ts';
import type { CashRefundsTable } from '../platform/tables/payment-tables.ts';
import type { PaymentActRow } from './payment-acts.repo.ts';

export type CashRefundRow = Selectable<CashRefundsTable>;

interface Given {
  /** To the unit, and what there are coins for. */
  amount: number;
  cash: number;
  lines: readonly LineUnits[] | undefined;
  reason: string;
  by: string;
  now: number;
}

/** Writes that cash was given back of an order, which is locked. Returns the refund's id. */
export async function insertCashRefund(
  tx: Tx,
  { restaurant_id, id: order_id }: { restaurant_id: string; id: string },
  { amount, cash, lines, reason, by, now }: Given,
): Promise<string> {
  const id = newId();
  const row = { restaurant_id, id, order_id, amount, cash, reason, given_by: by, created_at: now };
  await tx
    .insertInto('cash_refunds')
    .values({ ...row, lines: lines ? toJson([...lines]) : null, credit_year: null, credit_number: null })
    .execute();
  await tx
    .updateTable('orders')
    .set((eb) => ({ cash_back: eb(eb.ref('cash_back'), '+', amount) }))
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', order_id)
    .execute();
  return id;
}

/** What was given back of these orders in cash, oldest first. Asks nothing if nothing was. */
export async function cashRefundsOf(
  db: Db,
  restaurantId: string,
  orders: readonly { id: string; cash_back: number }[],
): Promise<CashRefundRow[]> {
  const ids = orders.filter(({ cash_back }) => cash_back > 0).map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .selectFrom('cash_refunds')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('credit_number')
    .orderBy('id')
    .execute();
}

/** What cash refunds are together, as the books have it; undefined: there are none. */
export function cashBackOf(
  refunds: readonly Pick<CashRefundRow, 'amount' | 'cash'>[],
): { amount: number; cash: number } | undefined {
  if (refunds.length === 0) return undefined;
  const sum = (of: 'amount' | 'cash') => refunds.reduce((total, each) => total + each[of], 0);
  return { amount: sum('amount'), cash: sum('cash') };
}

/** A refund, whichever way the money went, as credit notes and books see it. */
export type AnyRefund = Pick<
  PaymentActRow,
  'id' | 'amount' | 'lines' | 'reason' | 'created_at' | 'failed_at' | 'reverses' | 'credit_year' | 'credit_number'
>;

/** All refunds of an order, by card and in cash, the oldest first. */
export function allRefunds<T extends AnyRefund>(byCard: readonly T[], cash: readonly CashRefundRow[]): AnyRefund[] {
  const asRefunds = cash.map((refund): AnyRefund => ({ ...refund, failed_at: null, reverses: null }));
  return [...byCard, ...asRefunds].sort(
    (a, b) => a.created_at - b.created_at || (a.credit_number ?? 0) - (b.credit_number ?? 0),
  );
}
