import type { Restaurant } from '../../../contract/restaurants.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { feeAmounts, feesTotal } from '../../../domain/orders/fees.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import { orderFees } from '../restaurant/order-fees.ts';
import type { CartTotals } from './cart-store.ts';

/** The dishes with their deposits and what nobody can avoid, as a decimal: no total at checkout may come as a surprise. */
export function estimatedTotal(
  restaurant: Restaurant,
  { cartSubtotal, cartDeposit }: Pick<CartTotals, 'cartSubtotal' | 'cartDeposit'>,
  orderType: OrderType | null,
): number {
  const decimals = decimalsOf(restaurant.currency.code);
  const minor = toMinor(cartSubtotal, decimals);
  const deposit = toMinor(cartDeposit, decimals);
  if (!restaurant.fees || orderType === null) return toDecimal(minor + deposit, decimals);
  const fees = orderFees(restaurant, { subtotal: minor, orderType });
  return toDecimal(minor + deposit + feesTotal(feeAmounts(fees)), decimals);
}
