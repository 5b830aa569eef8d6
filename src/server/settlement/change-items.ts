import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { OrderItemsChange } from '../../contract/staff/staff-payments.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { isOpenToChanges, type OrderChange } from '../../domain/orders/order-changes.ts';
import { takeOut } from '../../domain/payments/take-out.ts';
import { recordChange } from '../editing/record-change.ts';
import { mailsPerHour } from '../orders/join-mails.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder, lockOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { inTransaction } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { lowerDue } from './lower-due.ts';
import { discountOn } from './paid-lines-of.ts';
import { settlementRefusals as refusals } from './settlement.refusals.ts';
import { writeSmallerOrder } from './write-smaller-order.ts';

export interface ItemsChange {
  restaurantId: string;
  userId: string;
  orderId: string;
  input: OrderItemsChange;
}

/**
 * Takes units out of an open order, with all that follows for its price, tax, slots, promotion and payment, and tells the customer.
 * What stays costs what it cost. Throws a `Refusal` if the order is another by now, is handed over, or nothing of it would stay.
 */
export async function changeItems(services: Services, change: ItemsChange): Promise<StaffOrder> {
  const { restaurantId, userId, orderId: id, input } = change;
  const now = services.clock();
  const scope = { restaurantId, userId: null, id };
  const stored = await inTransaction(services.db, async (tx) => {
    if (!(await findOrder(tx, scope))) throw new Refusal(commonRefusals.not_found);
    await lockOrder(tx, restaurantId, id, now);
    // Nobody else changes it from here on.
    const before = (await findOrder(tx, scope)) as StoredOrder;
    const { order, lines } = before;
    if (order.version !== input.expectedVersion + 1) throw new Refusal(ordersRefusals.order_changed);
    if (!isOpenToChanges(order.status)) throw new Refusal(refusals.order_not_changeable);
    const removed = removedUnits(before, input.items);
    const tax = fromJson(order.tax);
    const smaller = takeOut(
      {
        price: { ...order, tax },
        lines: lines.map(({ quantity, subtotal, tax_shares }) => ({
          quantity,
          subtotal,
          shares: fromJson(tax_shares),
        })),
        discountOn: await discountOn(tx, order, lines),
      },
      removed,
    );
    const { total } = smaller.price;
    if (smaller.lines.every(({ quantity }) => quantity === 0)) throw new Refusal(refusals.order_left_empty);
    const note: OrderChange = {
      ...{ at: now, by: userId, reason: input.reason, before: order.total, after: total },
      items: lines.flatMap(({ product_name: name, product_name_original: nameOriginal, quantity: from }, index) => {
        const to = from - (removed[index] ?? 0);
        return to === from ? [] : { name, nameOriginal, from, to };
      }),
    };
    await writeSmallerOrder(tx, before, { ...smaller, removed, note });
    const asked = { less: order.total - total, now, by: userId, reason: input.reason };
    if (before.payment && !(await lowerDue(tx, restaurantId, id, asked))) throw new Refusal(refusals.order_left_empty);
    const decimals = await decimalsHere(tx, restaurantId);
    const amounts = (minor: number) => ({ total: toDecimal(minor, decimals) });
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        ...{ action: 'order_items', subject: 'order', subjectId: id },
        before: amounts(order.total),
        after: {
          ...amounts(total),
          items: note.items.map(({ nameOriginal, from, to }) => `${from - to} × ${nameOriginal}`),
          reason: input.reason,
        },
      },
    );
    await queueOrderMail(tx, {
      ...{ kind: 'order_changed', order: { ...order, updated_at: now }, notes: input.reason, amount: total },
      items: note.items.map(({ name, from, to }) => `${from - to} × ${name}`),
      max: mailsPerHour(services.config),
    });
    return (await findOrder(tx, scope)) as StoredOrder;
  });
  services.payments.wake();
  services.outbox.wake();
  await publishOrder(services, stored);
  return presentStaffOrder(services, stored);
}

/** How many units go of each line. Throws a `Refusal` if a line is not there, would grow, or is refunded already. */
function removedUnits({ lines, payment }: StoredOrder, items: OrderItemsChange['items']): number[] {
  const refunded = (payment?.refunds ?? []).flatMap((refund) => fromJson(refund.lines) ?? []);
  const removed = lines.map(() => 0);
  for (const { line: index, quantity } of items) {
    const line = lines[index];
    if (!line) throw new Refusal(ordersRefusals.order_changed);
    const gone = refunded
      .filter(({ position }) => position === line.position)
      .reduce((sum, each) => sum + each.quantity, 0);
    if (quantity > line.quantity || quantity < gone) throw new Refusal(refusals.items_only_fewer);
    removed[index] = line.quantity - quantity;
  }
  if (removed.every((units) => units === 0)) throw new Refusal(refusals.items_only_fewer);
  return removed;
}
