import { type PricedPromotion, promotionDiscount } from './discount.ts';
import { itemSubtotal, type OrderLine } from './order-line.ts';
import type { OrderType } from './order-types.ts';

export type PricedOrder = {
  lines: { itemSubtotal: number }[];
  subtotal: number;
  discountAmount: number;
  /** The fee, even with free shipping, which is part of `discountAmount` (DECISIONS "Free shipping in figures"). */
  deliveryFee: number;
  serviceFee: 0;
  /** What the tax adds to the total: 0 where prices include it. */
  taxes: number;
  totalAmount: number;
};

/**
 * All amounts of an order before tax is added, in minor units (specification section 9, "Total"). Only the server prices so. The browser takes
 * the discount that the server answered, or a reward's (`rewardDiscount`), and adds up with `orderTotal`, as the server does. Does
 * not check the promotion: call `promotionRefusal` first. `deliveryFee` null: the restaurant does not deliver; Pickup never pays a
 * fee.
 */
export function priceOrder(order: {
  lines: readonly OrderLine[];
  promotion: PricedPromotion | null;
  orderType: OrderType;
  deliveryFee: number | null;
}): PricedOrder {
  const { promotion, orderType } = order;
  const lines = order.lines.map((line) => ({ itemSubtotal: itemSubtotal(line) }));
  const subtotal = lines.reduce((sum, line) => sum + line.itemSubtotal, 0);
  const deliveryFee = orderType === 'Delivery' ? (order.deliveryFee ?? 0) : 0;
  const discountAmount = promotion
    ? promotionDiscount({ promotion, lines: order.lines, subtotal, deliveryFee, orderType })
    : 0;
  const totalAmount = orderTotal({ subtotal, discountAmount, deliveryFee });
  return { lines, subtotal, discountAmount, deliveryFee, serviceFee: 0, taxes: 0, totalAmount };
}

export type OrderFigures = { subtotal: number; discountAmount: number; deliveryFee: number };

/** Subtotal - discount + fee, never below 0. */
export function orderTotal({ subtotal, discountAmount, deliveryFee }: OrderFigures): number {
  return Math.max(0, subtotal - discountAmount + deliveryFee);
}

/**
 * The amount by which a delivery is below the restaurant's minimum, in minor units; 0 if it is not, and for Pickup. Compares the
 * total, which includes the fee and excludes the discount (DECISIONS, settled 8).
 */
export function minimumOrderShortfall(
  order: OrderFigures & { orderType: OrderType; minimumOrderValue: number | null },
): number {
  if (order.orderType !== 'Delivery') return 0;
  return Math.max(0, (order.minimumOrderValue ?? 0) - orderTotal(order));
}
