import { actsOnProducts } from '../../domain/orders/discount.ts';
import { type PaidOrderPrice, paidForLines } from '../../domain/payments/paid-lines.ts';
import type { OrderLineRow, OrderRow } from '../orders/orders.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { promotionKind, promotionProducts } from '../promotions/promotions.repo.ts';

/** What was paid for each of an order's lines, by what the order keeps of its price. In minor units. */
export async function paidLinesOf(db: Db, order: OrderRow, lines: readonly OrderLineRow[]): Promise<number[]> {
  return paidForLines({
    lines: lines.map(({ quantity, subtotal, deposit, tax_shares }) => ({
      subtotal,
      deposit: deposit * quantity,
      shares: fromJson(tax_shares),
    })),
    discount: order.discount,
    discountOn: await discountOn(db, order, lines),
    tax: fromJson(order.tax),
  });
}

/** What the order's discount was taken off, as far as its promotion is still what it was. */
export async function discountOn(
  db: Db,
  { restaurant_id: restaurantId, promotion_id: id, discount }: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<PaidOrderPrice['discountOn']> {
  if (discount === 0 || id === null) return 'goods';
  const promotion = await promotionKind(db, restaurantId, id);
  if (promotion?.type === 'FreeShipping') return 'delivery';
  if (!promotion || !actsOnProducts(promotion.type)) return 'goods';
  const { ids } = await promotionProducts(db, promotion);
  const on = lines.flatMap(({ product_id }, index) => (ids.includes(product_id) ? index : []));
  return on.length > 0 ? on : 'goods';
}
