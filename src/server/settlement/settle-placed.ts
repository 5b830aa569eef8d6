import { INITIAL_STATUS, isCalledOff, type OrderStatus } from '../../domain/orders/order-status.ts';
import { type PaidOrder, type Payment, type PaymentOutcome, wasPaid } from '../../domain/payments/settle-payment.ts';
import { isOpenAt } from '../../domain/times/opening-hours.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import { writeChange } from '../orders/status/change-status.ts';
import { isOfOrder, type PaymentRow, wasAccepted } from '../payments/payments.repo.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/database/database.ts';
import { followRefunds } from './note-refunds.ts';
import { noteStatus } from './note-status.ts';
import { GRACE, type PaymentStory } from './payment-story.ts';
import { sendToRestaurant } from './send-to-restaurant.ts';

/** The story of an order that is paid before the restaurant gets it. */
export const placedStory: PaymentStory = {
  paidOrder,
  async follow(tx, config, { order, rows, row, settled, noted }, now) {
    const { payment } = settled;
    const isSent = settled.order === 'send';
    if (isSent) await sendToRestaurant(tx, config, order, now);
    if (settled.order === 'call off') await callOff(tx, config, order, payment, now);
    else if (order.status === 'Not Paid' && wasPaid(payment) && !wasPaid(row)) {
      // Paid on a page that was given up: the customer must hear that it was in vain.
      const max = mailsPerHour(config);
      await queueOrderMail(tx, { kind: 'order_status', order: { ...order, updated_at: now }, max });
    }
    const after = { ...order, status: statusAfter(order, settled) };
    const own = rows.filter(isOfOrder);
    const isChanged = await noteStatus(tx, after, { row, payment, rows: own }, now);
    if (noted) await followRefunds(tx, config, { order, rows: own, payment, noted }, now);
    return { isChanged: settled.order !== null || isChanged, isSent, isAsking: false };
  },
};

async function paidOrder(tx: Tx, order: OrderRow, { pay_by }: PaymentRow, now: number): Promise<PaidOrder> {
  const { restaurant_id, id, status, scheduled_at, channel } = order;
  if (status !== 'Awaiting Payment') {
    const accepted = isCalledOff(status) && (await wasAccepted(tx, restaurant_id, id));
    return { status, wasAccepted: accepted, canBeSent: false, isOverdue: false };
  }
  const { schedule } = await readOrderingSettings(tx, restaurant_id);
  // A pause stops new orders, not one that was placed before.
  const isOpen = scheduled_at === null ? isOpenAt({ ...schedule, orderingPausedUntil: null }, now) : scheduled_at > now;
  // Whether it is served, whoever took it on the phone has decided.
  const isServed = isOpen || channel === 'phone';
  return { status, wasAccepted: false, canBeSent: isServed && now < pay_by + GRACE, isOverdue: now >= pay_by };
}

async function callOff(tx: Tx, config: Config, order: OrderRow, { state }: Payment, now: number): Promise<void> {
  const change = {
    scope: { restaurantId: order.restaurant_id, userId: null, withUnsent: true },
    id: order.id,
    from: 'Awaiting Payment',
    to: 'Not Paid',
    actor: 'payment',
    by: null,
    // Whoever has paid must hear that it was in vain, and that the money comes back.
    tells: wasPaid({ state }),
    refusal: ordersRefusals.illegal_transition,
  } as const;
  await writeChange(tx, change, { now, maxMails: mailsPerHour(config) });
}

function statusAfter({ status }: OrderRow, { order: effect }: PaymentOutcome): OrderStatus {
  if (effect === null) return status;
  return effect === 'send' ? INITIAL_STATUS : 'Not Paid';
}
