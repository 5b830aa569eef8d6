import type { OrderChange } from '../../domain/orders/order-changes.ts';
import type { KeptLine, OrderPrice } from '../../domain/payments/take-out.ts';
import type { SlotShare } from '../../domain/slots/capacity.ts';
import { lighterShares } from '../../domain/slots/lighter-shares.ts';
import { tellChanged } from '../events/order-events.ts';
import type { OrderLineRow, StoredOrder } from '../orders/orders.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { moveShares } from '../slots/slot-loads.repo.ts';

interface ChangedOrder {
  price: OrderPrice;
  lines: readonly KeptLine[];
  /** How many units go of each line. */
  removed: readonly number[];
  /** The lines that come to it, and what they take of a slot's capacity. */
  added: readonly OrderLineRow[];
  units: number;
  note: OrderChange;
}

/** Writes an order that has lost units and got lines: lines, sums, tax, slots, and its promotion's results. Lock the order before. */
export async function writeChangedOrder(
  tx: Tx,
  { order, lines }: StoredOrder,
  { price, lines: kept, removed, added, units, note }: ChangedOrder,
): Promise<void> {
  const { restaurant_id, id, promotion_id } = order;
  for (const [index, line] of lines.entries()) {
    const left = kept[index];
    if (left && removed[index]) await writeLine(tx, line, left);
  }
  if (added.length > 0)
    await tx
      .insertInto('order_lines')
      .values([...added])
      .execute();
  const fewer = Math.min(order.units, await unitsOf(tx, lines, removed));
  const slots = fromJson(order.kitchen_slots);
  const lighter = slots && withMore(lighterShares(slots, fewer), units);
  if (slots && lighter) await moveShares(tx, restaurant_id, { from: slots, to: lighter });
  const tax = fromJson(order.tax);
  await tx
    .updateTable('orders')
    .set({
      ...{ subtotal: price.subtotal, discount: price.discount, taxes: price.taxes, total: price.total },
      deposit: price.deposit ?? 0,
      tax: tax && toJson({ ...tax, sums: [...(price.tax?.sums ?? [])] }),
      units: order.units - fewer + units,
      // The kitchen has more to do.
      ...(added.length > 0 && { kitchen_done_at: null, packed_at: null }),
      kitchen_slots: lighter && toJson(lighter),
      changes: toJson([...(fromJson(order.changes ?? null) ?? []), note]),
    })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .execute();
  await tellChanged(tx, { restaurantId: restaurant_id, orderId: id, changed: ['items'], now: note.at });
  if (!promotion_id) return;
  await tx
    .updateTable('promotions')
    .set((eb) => ({
      discount_given: eb('discount_given', '-', order.discount - price.discount),
      revenue: eb('revenue', '-', order.total - price.total),
    }))
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', promotion_id)
    .execute();
}

/** More is cooked last: it loads the slot that the order itself is in, full or not, because staff have decided so. */
function withMore(shares: readonly SlotShare[], units: number): SlotShare[] {
  return shares.map((share, index) => (index === shares.length - 1 ? { ...share, units: share.units + units } : share));
}

async function writeLine(
  tx: Tx,
  { restaurant_id, order_id, position }: OrderLineRow,
  { quantity, subtotal, shares }: KeptLine,
): Promise<void> {
  if (quantity === 0) {
    await tx
      .deleteFrom('order_lines')
      .where('restaurant_id', '=', restaurant_id)
      .where('order_id', '=', order_id)
      .where('position', '=', position)
      .execute();
    return;
  }
  await tx
    .updateTable('order_lines')
    .set({ quantity, subtotal, tax_shares: shares && toJson([...shares]) })
    .where('restaurant_id', '=', restaurant_id)
    .where('order_id', '=', order_id)
    .where('position', '=', position)
    .execute();
}

/** What the removed units took of a slot, by today's menu: the order keeps only their sum. */
async function unitsOf(tx: Tx, lines: readonly OrderLineRow[], removed: readonly number[]): Promise<number> {
  const [first] = lines;
  if (!first) return 0;
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'units'])
    .where('restaurant_id', '=', first.restaurant_id)
    .where(
      'id',
      'in',
      lines.map(({ product_id }) => product_id),
    )
    .execute();
  const units = new Map(rows.map((row) => [row.id, row.units]));
  return lines.reduce((sum, line, index) => sum + (units.get(line.product_id) ?? 0) * (removed[index] ?? 0), 0);
}
