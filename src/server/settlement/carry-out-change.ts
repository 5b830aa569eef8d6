import { toDecimal } from '../../domain/money/money.ts';
import { isAccepted } from '../../domain/orders/order-status.ts';
import { recordChange } from '../editing/record-change.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { queueChangedPrints } from '../printing/queue-prints.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { lockShares } from '../slots/slot-loads.repo.ts';
import { changePortions } from './change-portions.ts';
import { type ChangePlan, itemsOf } from './plan-change.ts';
import { writeChangedOrder } from './write-changed-order.ts';

interface Change {
  plan: ChangePlan;
  /** Who of the staff wanted it, and why. */
  by: string;
  reason: string;
  now: number;
  /** Whether the customer has agreed on the telephone. */
  byPhone?: boolean;
  /** `mailsPerHour` of the settings. */
  maxMails: number;
}

/**
 * Changes an open order as planned, tells the customer, and writes it in the log. Lock the order before; its payment is the caller's.
 * False: too few portions are left of what would come to it, and nothing is written.
 */
export async function carryOutChange(tx: Tx, stored: StoredOrder, change: Change): Promise<boolean> {
  const { plan, by, reason, now, byPhone, maxMails } = change;
  const { order } = stored;
  const { restaurant_id: restaurantId, id } = order;
  const { total } = plan.price;
  const items = itemsOf(stored, plan);
  await lockShares(tx, restaurantId, fromJson(order.kitchen_slots) ?? []);
  if (!(await changePortions(tx, stored, plan, now))) return false;
  await writeChangedOrder(tx, stored, {
    ...plan,
    note: { at: now, by, reason, before: order.total, after: total, items },
  });
  if (isAccepted(order.status)) await queueChangedPrints(tx, order, now);
  const decimals = await decimalsHere(tx, restaurantId);
  const names = (of: 'name' | 'nameOriginal', isAdded: boolean) =>
    items.flatMap((item) => (item.to > item.from === isAdded ? `${Math.abs(item.to - item.from)} × ${item[of]}` : []));
  const added = names('nameOriginal', true);
  await recordChange(
    tx,
    { restaurantId, userId: by, now },
    {
      ...{ action: 'order_items', subject: 'order', subjectId: id },
      before: { total: toDecimal(order.total, decimals) },
      after: {
        total: toDecimal(total, decimals),
        items: names('nameOriginal', false),
        ...(added.length > 0 && { added }),
        reason,
        ...(byPhone && { agreedByPhone: true }),
      },
    },
  );
  await queueOrderMail(tx, {
    ...{ kind: 'order_changed', order: { ...order, updated_at: now }, notes: reason, amount: total },
    ...{ items: names('name', false), added: names('name', true), max: maxMails },
  });
  return true;
}
