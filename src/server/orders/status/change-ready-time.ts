import { promisedTime } from '../../../domain/orders/expected-time.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import { inTransaction, type Tx } from '../../platform/database/database.ts';
import { commonRefusals } from '../../platform/refusals/common-refusals.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { queueMovedPrints } from '../../printing/queue-prints.ts';
import { promiseOfRow } from '../../promises/promise-of-row.ts';
import type { Services } from '../../services.ts';
import { moveInKitchen } from '../../slots/move-order.ts';
import { mailsPerHour } from '../join-mails.ts';
import { queueOrderMail } from '../order-mail.repo.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import { findOrder, lockOrder, moveOrder, type OrderRow, type StoredOrder } from '../orders.repo.ts';
import { publishOrder } from '../publish-order.ts';
import { checkVersion } from './change-status.ts';

export interface ReadyTimeChange {
  restaurantId: string;
  orderId: string;
  /** Counted from now. */
  readyInMinutes: number;
  /** Added to the mail to the customer. */
  notes?: string | undefined;
  expectedVersion?: number | undefined;
  /** Runs in the same transaction as the change. */
  alongside(tx: Tx, before: OrderRow, after: OrderRow): Promise<void>;
}

/** Statuses in which the promised time may be changed. */
const PROMISED = ['Confirmed', 'Preparing'];

/**
 * Changes the promised time. The status history does not record it: the customer's open pages and a mail tell of it
 * (docs/decisions/020). Throws a `Refusal` for an order that is unknown, has another version or status.
 */
export async function changeReadyTime(services: Services, change: ReadyTimeChange): Promise<StoredOrder> {
  const now = services.clock();
  const stored = await inTransaction(services.db, (tx) =>
    writeChange(tx, change, { now, maxMails: mailsPerHour(services.config) }),
  );
  services.outbox.wake();
  await publishOrder(services, stored);
  return stored;
}

async function writeChange(
  tx: Tx,
  change: ReadyTimeChange,
  { now, maxMails }: { now: number; maxMails: number },
): Promise<StoredOrder> {
  const { restaurantId, orderId: id, readyInMinutes, notes, expectedVersion } = change;
  const read = async () => {
    const stored = await findOrder(tx, { restaurantId, userId: null, id });
    if (!stored) throw new Refusal(commonRefusals.not_found);
    return stored;
  };
  await lockOrder(tx, restaurantId, id);
  const before = (await read()).order;
  const { status, version } = before;
  checkVersion(before, expectedVersion);
  if (!PROMISED.includes(status)) throw new Refusal(ordersRefusals.ready_time_fixed);
  const changed = { status, estimated_ready_at: now + readyInMinutes * MINUTE, updated_at: now };
  if (!(await moveOrder(tx, { restaurantId, id, from: status, version }, changed))) {
    throw new Refusal(ordersRefusals.order_changed);
  }
  await moveInKitchen(tx, before, { ...before, ...changed });
  const stored = await read();
  const moved = { before: promisedTime(promiseOfRow(before))?.from ?? null, now };
  if (moved.before !== stored.order.estimated_ready_at) await queueMovedPrints(tx, stored.order, moved);
  await queueOrderMail(tx, { kind: 'order_ready_time', order: stored.order, notes: notes || null, max: maxMails });
  await change.alongside(tx, before, stored.order);
  return stored;
}
