import type { Restaurant } from '../../../contract/restaurants.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { type Fee, feesOf } from '../../../domain/orders/fees.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';

/** What the restaurant adds to an order besides the delivery fee. `subtotal` and the fees' amounts are in minor units. */
export function orderFees(
  { fees, currency }: Restaurant,
  { subtotal, orderType }: { subtotal: number; orderType: OrderType },
): Fee[] {
  const decimals = decimalsOf(currency.code);
  return feesOf(fees, { subtotal: toDecimal(subtotal, decimals), orderType }).map((fee) => ({
    ...fee,
    amount: toMinor(fee.amount, decimals),
  }));
}
