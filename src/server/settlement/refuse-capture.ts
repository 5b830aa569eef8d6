import { toDecimal } from '../../domain/money/money.ts';
import { isAccepted } from '../../domain/orders/order-status.ts';
import { recordChange } from '../editing/record-change.ts';
import { tellPayment } from '../events/order-events.ts';
import { findOrder, lockOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { mailOwners } from '../outbox/mail-owners.ts';
import { followOrder } from '../payments/follow-order.ts';
import { findOpenAct, noteAct, type PaymentActRow } from '../payments/payment-acts.repo.ts';
import { isLeftToDoor, lockPaymentsOf, updatePayment } from '../payments/payments.repo.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { settlementRefusals as refusals } from './settlement.refusals.ts';

interface Refused {
  act: PaymentActRow;
  orderId: string;
  /** What the provider said. */
  error: string;
}

/**
 * Notes that the provider refuses for good to take what is held: the order is not paid and is collected for at the handover, its owners
 * are told at once, and staff may try again. A second time changes nothing.
 */
export async function refuseCapture(services: Services, { act, orderId, error }: Refused): Promise<void> {
  const { restaurant_id: restaurantId, payment_id: paymentId, amount } = act;
  const now = services.clock();
  const stored = await inTransaction(services.db, async (tx): Promise<StoredOrder | null> => {
    const order = await lockOrder(tx, restaurantId, orderId, now);
    const row = (await lockPaymentsOf(tx, restaurantId, orderId)).find(({ id }) => id === paymentId);
    if (!order || !row) throw new Error(`no order ${orderId}`);
    if (!(await findOpenAct(tx, act))) return null;
    await noteAct(tx, act, { failed_at: now, last_error: error });
    await updatePayment(tx, row, { capture_asked: 0, capture_refused_at: now, updated_at: now });
    if (isAccepted(order.status)) await notePaid(tx, { restaurantId, orderId, now }, 'Failed');
    // Of an order that is called off by now, the hold is released.
    await followOrder(tx, { ...order, updated_at: now });
    const payload = { orderId, amount };
    await mailOwners(tx, { restaurantId, kind: 'capture_turned_down', key: act.id, payload, now });
    return findOrder(tx, { restaurantId, userId: null, id: orderId }).then((found) => found ?? null);
  });
  services.payments.wake();
  services.outbox.wake();
  if (stored) await publishOrder(services, stored);
}

/** Asks once more for what was refused. Throws a `Refusal` if there is no such order, nothing was refused, or it is paid otherwise by now. */
export async function captureAgain(
  services: Services,
  { restaurantId, userId, orderId }: { restaurantId: string; userId: string; orderId: string },
): Promise<StoredOrder> {
  const now = services.clock();
  const stored = await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, restaurantId, orderId, now);
    const rows = await lockPaymentsOf(tx, restaurantId, orderId);
    const refused = rows.filter(isLeftToDoor);
    if (!order) throw new Refusal(commonRefusals.not_found);
    const isOpen = isAccepted(order.status) && order.payment_status === 'Failed';
    if (!isOpen || refused.length === 0) throw new Refusal(refusals.nothing_to_take);
    for (const row of refused) await updatePayment(tx, row, { capture_refused_at: null, updated_at: now });
    await notePaid(tx, { restaurantId, orderId, now }, 'Pending');
    await followOrder(tx, { ...order, payment_status: 'Pending', updated_at: now });
    const amount = refused.reduce((sum, { due, amount: asked }) => sum + (due ?? asked), 0);
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        ...{ action: 'capture_again', subject: 'order', subjectId: orderId, before: null },
        after: { amount: toDecimal(amount, await decimalsHere(tx, restaurantId)) },
      },
    );
    return findOrder(tx, { restaurantId, userId: null, id: orderId });
  });
  if (!stored) throw new Error(`no order ${orderId}`);
  services.payments.wake();
  await publishOrder(services, stored);
  return stored;
}

async function notePaid(
  tx: Tx,
  { restaurantId, orderId, now }: { restaurantId: string; orderId: string; now: number },
  status: 'Failed' | 'Pending',
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ payment_status: status })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', orderId)
    .where('payment_status', '!=', 'Paid')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tellPayment(tx, { restaurantId, orderId, paymentStatus: status, now });
}
