import { type PricedPromotion, promotionDiscount } from './discount.ts';
import { type Fee, type FeeName, feeAmounts, feesOf, feesTotal, type OrderFees } from './fees.ts';
import { itemSubtotal, lineDeposit, type OrderLine } from './order-line.ts';
import { ORDER_TYPE, type OrderType } from './order-types.ts';

export type PricedOrder = Record<FeeName, number> & {
  lines: { itemSubtotal: number }[];
  subtotal: number;
  discountAmount: number;
  /** The fee, even with free shipping, which is part of `discountAmount` (DECISIONS "Free shipping in figures"). */
  deliveryFee: number;
  /** The deposits on bottles and cans, all together. */
  deposit: number;
  /** What the tax adds to the total: 0 where prices include it. */
  taxes: number;
  totalAmount: number;
};

/**
 * All amounts of an order before tax is added, in minor units (specification section 9, "Total"). Only the server prices so. The browser takes
 * the discount that the server answered, and adds up with `orderTotal`, as the server does. Does not check the promotion: call
 * `promotionRefusal` first. `deliveryFee` null: the restaurant does not deliver; whoever collects never pays a
 * fee.
 */
export function priceOrder(order: {
  lines: readonly OrderLine[];
  promotion: PricedPromotion | null;
  orderType: OrderType;
  deliveryFee: number | null;
  /** What the restaurant adds; missing: nothing. */
  fees?: readonly Fee[] | null;
}): PricedOrder {
  const { promotion, orderType } = order;
  const lines = order.lines.map((line) => ({ itemSubtotal: itemSubtotal(line) }));
  const subtotal = lines.reduce((sum, line) => sum + line.itemSubtotal, 0);
  const deliveryFee = ORDER_TYPE[orderType].hasFee ? (order.deliveryFee ?? 0) : 0;
  const discountAmount = promotion
    ? promotionDiscount({ promotion, lines: order.lines, subtotal, deliveryFee, orderType })
    : 0;
  const { bagFee = 0, smallOrderFee = 0, serviceFee = 0 } = feeAmounts(feesOf(order.fees, { subtotal, orderType }));
  const fees = { bagFee, smallOrderFee, serviceFee };
  const deposit = order.lines.reduce((sum, line) => sum + lineDeposit(line), 0);
  const totalAmount = orderTotal({ subtotal, discountAmount, deliveryFee, ...fees, deposit });
  return { lines, subtotal, discountAmount, deliveryFee, ...fees, deposit, taxes: 0, totalAmount };
}

/** Missing deposits: none. */
export type OrderFigures = OrderFees & {
  subtotal: number;
  discountAmount: number;
  deliveryFee: number;
  deposit?: number | undefined;
};

/** Subtotal - discount + delivery, never below 0, the restaurant's other fees, and the deposits, which nothing makes less. */
export function orderTotal(order: OrderFigures): number {
  return deliveredTotal(order) + feesTotal(order) + (order.deposit ?? 0);
}

function deliveredTotal({ subtotal, discountAmount, deliveryFee }: OrderFigures): number {
  return Math.max(0, subtotal - discountAmount + deliveryFee);
}

/**
 * The amount by which a delivery is below the restaurant's minimum, in minor units; 0 if it is not, and for Pickup. Compares the
 * total, which includes the delivery fee and excludes the discount (DECISIONS, settled 8). Other fees and deposits bring nobody nearer to it.
 */
export function minimumOrderShortfall(
  order: OrderFigures & { orderType: OrderType; minimumOrderValue: number | null },
): number {
  if (!ORDER_TYPE[order.orderType].hasFee) return 0;
  return Math.max(0, (order.minimumOrderValue ?? 0) - deliveredTotal(order));
}
