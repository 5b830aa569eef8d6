import type { Restaurant } from '../../../contract/restaurants.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { feeAmounts, feesTotal } from '../../../domain/orders/fees.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import { orderFees } from '../restaurant/order-fees.ts';

/** The dishes and what nobody can avoid, as a decimal: no total at checkout may come as a surprise. */
export function estimatedTotal(restaurant: Restaurant, subtotal: number, orderType: OrderType | null): number {
  if (!restaurant.fees || orderType === null) return subtotal;
  const decimals = decimalsOf(restaurant.currency.code);
  const minor = toMinor(subtotal, decimals);
  const fees = orderFees(restaurant, { subtotal: minor, orderType });
  return toDecimal(minor + feesTotal(feeAmounts(fees)), decimals);
}
