import { toDecimal } from '../../../domain/money/money.ts';
import { FEES } from '../../../domain/orders/fees.ts';
import type { PricedOrder } from '../../../domain/orders/price-order.ts';

/** The amounts as the wire shows them. */
export function presentFigures(
  { subtotal, discountAmount, deliveryFee, deposit, taxes, totalAmount, ...fees }: PricedOrder,
  decimals: number,
) {
  const charged = FEES.filter((name) => fees[name] > 0);
  return {
    subtotal: toDecimal(subtotal, decimals),
    discountAmount: toDecimal(discountAmount, decimals),
    deliveryFee: toDecimal(deliveryFee, decimals),
    // Only where the restaurant adds them.
    ...Object.fromEntries(charged.map((name) => [name, toDecimal(fees[name], decimals)])),
    ...(deposit > 0 && { deposit: toDecimal(deposit, decimals) }),
    ...(taxes > 0 && { taxes: toDecimal(taxes, decimals) }),
    totalAmount: toDecimal(totalAmount, decimals),
  };
}
