import { acceptanceDeadline } from '../../domain/orders/acceptance-deadline.ts';
import { INITIAL_STATUS } from '../../domain/orders/order-status.ts';
import { queueAlarms } from '../alarms/queue-alarms.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { appendHistory, moveOrder, type OrderRow } from '../orders/orders.repo.ts';
import { enterCustomer } from '../orders/place/enter-customer.ts';
import { writeChange } from '../orders/status/change-status.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/database/database.ts';

/** By a restaurant that accepts by itself what its kitchen can do. */
const ACCEPTANCE = {
  to: 'Confirmed',
  actor: 'staff',
  by: null,
  refusal: ordersRefusals.illegal_transition,
} as const;

/**
 * Sends an order that has been paid to the restaurant, as if it were placed now: the time to answer begins, and the customer gets the
 * mail.
 */
export async function sendToRestaurant(tx: Tx, config: Config, order: OrderRow, now: number): Promise<void> {
  const { restaurant_id, id, scheduled_at: scheduledAt } = order;
  const maxMails = mailsPerHour(config);
  const settings = await readOrderingSettings(tx, restaurant_id);
  const { remindAfter, cancelAfter, schedule, orderTimes } = settings;
  const waiting = { placedAt: now, scheduledAt };
  const change = {
    status: INITIAL_STATUS,
    created_at: now,
    updated_at: now,
    remind_at: acceptanceDeadline(waiting, remindAfter, schedule),
    cancel_at: acceptanceDeadline(waiting, cancelAfter, schedule),
  };
  await moveOrder(tx, { restaurantId: restaurant_id, id, from: 'Awaiting Payment' }, change);
  await appendHistory(tx, {
    restaurant_id,
    order_id: id,
    status: INITIAL_STATUS,
    changed_at: now,
    notes: null,
    changed_by: order.user_id,
  });
  await enterCustomer(tx, order);
  if (orderTimes?.autoAccept && order.promised_at !== null) {
    await writeChange(
      tx,
      { ...ACCEPTANCE, scope: { restaurantId: restaurant_id, userId: null }, id },
      { now, maxMails },
    );
    return;
  }
  await queueAlarms(tx, { ...order, ...change }, settings);
  await queueOrderMail(tx, { kind: 'order_placed', order: { ...order, ...change }, max: maxMails });
}
