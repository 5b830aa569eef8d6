import type { OrderStatus } from '../../domain/orders/order-status.ts';
import type { Payment } from '../../domain/payments/settle-payment.ts';
import { together } from '../../domain/payments/together.ts';
import type { Db } from '../platform/database/database.ts';
import { type PaymentActRow, refundsOf } from './payment-acts.repo.ts';
import { isLeftToDoor, type PaymentRow, paymentOf, paymentsOf } from './payments.repo.ts';

/** What is paid online of an order, with its refunds. */
export interface PaymentOfOrder {
  /** The first payment, with the state and the amounts of all: what came to the order later has a payment of its own. */
  row: PaymentRow;
  /** What is due of those of its payments of which nothing was taken. */
  uncollected: number;
  /** Of all its payments. */
  ids: string[];
  refunds: PaymentActRow[];
}

/** What is paid of these orders by the order's id. Asks nothing if there are none. */
export async function paymentsOfOrders(
  db: Db,
  restaurantId: string,
  orders: readonly { id: string; status: OrderStatus }[],
): Promise<Map<string, PaymentOfOrder>> {
  if (orders.length === 0) return new Map();
  const rows = await paymentsOf(
    db,
    restaurantId,
    orders.map(({ id }) => id),
  );
  const refunded = rows.filter(({ refund_asked, turned_down }) => refund_asked + turned_down > 0).map(({ id }) => id);
  const refunds = refunded.length ? await refundsOf(db, restaurantId, refunded) : [];
  return new Map(
    orders.flatMap(({ id, status }) => {
      const own = rows.filter(({ order_id }) => order_id === id);
      const row = asOne(own, status);
      if (!row) return [];
      const uncollected = together(own.map(paymentOf), status)?.uncollected ?? 0;
      const ids = own.map((each) => each.id);
      return [[id, { row, uncollected, ids, refunds: refunds.filter(({ payment_id }) => ids.includes(payment_id)) }]];
    }),
  );
}

/** All of them as the rules have one payment. */
export function wholePayment({ row, uncollected }: PaymentOfOrder): Payment & { uncollected: number } {
  return { ...paymentOf(row), uncollected };
}

function asOne(rows: readonly PaymentRow[], status: OrderStatus): PaymentRow | null {
  const [first] = rows;
  if (!first || rows.length === 1) return first ?? null;
  const all = together(rows.map(paymentOf), status);
  if (!all) return null;
  const { state, amount, due, captured, refunded } = all;
  const refused = rows.find(isLeftToDoor);
  return {
    ...first,
    ...{ state, amount, due, captured, refunded },
    refund_asked: all.refundAsked,
    is_disputed: Number(all.isDisputed),
    capture_refused_at: refused?.capture_refused_at ?? null,
    is_void_asked: refused ? 0 : first.is_void_asked,
    dispute: rows.find(({ dispute }) => dispute != null)?.dispute ?? null,
    evidence_due_by: rows.find(({ evidence_due_by }) => evidence_due_by)?.evidence_due_by ?? null,
  };
}
