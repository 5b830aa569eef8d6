import type { OrderEvent } from '../../contract/staff/staff-order-record.ts';
import { toDecimal } from '../../domain/money/money.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';

const PAID = { capture: 'charged', void: 'released', refund: 'refunded' } as const;

/** An event, with the id of the user whom it is by. */
type Happened = OrderEvent & { by: string | null };

/** What happened to an order, oldest first. `by` are user ids. Amounts are in a currency of that many decimals. */
export async function readEvents(db: Db, stored: StoredOrder, decimals: number): Promise<Happened[]> {
  const { restaurant_id: restaurantId, id: orderId } = stored.order;
  const statuses = stored.history.map<Happened>(({ status, notes, changed_at, changed_by: by, courier_name }) => ({
    ...{ kind: 'status', at: toIso(changed_at), by, status, notes },
    ...(courier_name && { courier: courier_name }),
  }));
  const times = await noted(db, stored);
  const acts = stored.payment ? await doneActs(db, restaurantId, stored.payment.ids) : [];
  const cash = stored.cashRefunds.map<Happened>(({ amount, reason, given_by: by, created_at }) => ({
    ...{ kind: 'cash_refunded', at: toIso(created_at), by, amount: toDecimal(amount, decimals), reason },
  }));
  const money = acts.flatMap<Happened>(({ kind, amount: minor, reason, asked_by: by, done_at, failed_at }) => {
    const amount = toDecimal(minor, decimals);
    const isTurnedDown = failed_at !== null && kind === 'refund';
    return [
      ...(done_at === null ? [] : [{ kind: PAID[kind], at: toIso(done_at), by, amount, reason }]),
      ...(isTurnedDown
        ? [{ kind: 'refund_turned_down' as const, at: toIso(failed_at), by: null, amount, reason: null }]
        : []),
    ];
  });
  const printed = (await papersOf(db, restaurantId, orderId)).map<Happened>(({ name, paper, copy, ended_at }) => ({
    ...{ kind: 'printed', at: toIso(ended_at ?? 0), by: null, printer: name, paper, copy },
  }));
  const texted = (await textsOf(db, restaurantId, orderId)).map<Happened>(({ outcome, created_at }) => ({
    ...{ kind: outcome === 'sent' ? 'text_sent' : 'text_failed', at: toIso(created_at), by: null },
  }));
  return [...statuses, ...times, ...money, ...cash, ...printed, ...texted].sort((a, b) => a.at.localeCompare(b.at));
}

/** New promised times, and points for it. Only the log knows them: the status history does not (decision 020). */
async function noted(db: Db, { order }: StoredOrder): Promise<Happened[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['created_at', 'user_id', 'action', 'after'])
    .where('restaurant_id', '=', order.restaurant_id)
    .where('subject', '=', 'order')
    .where('subject_id', '=', order.id)
    .where('action', 'in', ['order_ready_time', 'order_points'])
    .execute();
  return rows.map(({ created_at, user_id: by, action, after }): Happened => {
    const happened = { at: toIso(created_at), by };
    const told = JSON.parse(after ?? '{}') as { estimatedReadyAt?: string; pointsGranted?: number; reason?: string };
    if (action === 'order_ready_time')
      return { ...happened, kind: 'ready_time', readyAt: told.estimatedReadyAt ?? null };
    return { ...happened, kind: 'points', points: told.pointsGranted ?? 0, reason: told.reason ?? null };
  });
}

function doneActs(db: Db, restaurantId: string, paymentIds: readonly string[]) {
  return (
    db
      .selectFrom('payment_acts')
      .select(['kind', 'amount', 'reason', 'asked_by', 'done_at', 'failed_at'])
      .where('restaurant_id', '=', restaurantId)
      .where('payment_id', 'in', paymentIds)
      .where((eb) => eb.or([eb('done_at', 'is not', null), eb('failed_at', 'is not', null)]))
      // Its credit note's reversal is no more than what was turned down.
      .where('reverses', 'is', null)
      .execute()
  );
}

function papersOf(db: Db, restaurantId: string, orderId: string) {
  return db
    .selectFrom('print_jobs as j')
    .innerJoin('printers as p', (join) =>
      join.onRef('p.restaurant_id', '=', 'j.restaurant_id').onRef('p.id', '=', 'j.printer_id'),
    )
    .select(['p.name', 'p.paper', 'j.copy', 'j.ended_at'])
    .where('j.restaurant_id', '=', restaurantId)
    .where('j.order_id', '=', orderId)
    .where('j.state', '=', 'printed')
    .execute();
}

/** Those that the customer was sent, or was to be sent. */
function textsOf(db: Db, restaurantId: string, orderId: string) {
  return db
    .selectFrom('telephone_messages')
    .select(['outcome', 'created_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .where('outcome', 'in', ['sent', 'late', 'failed'])
    .execute();
}
