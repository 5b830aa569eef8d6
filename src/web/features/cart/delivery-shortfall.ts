import type { Restaurant } from '../../../contract/restaurants.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal, toMinor } from '../../../domain/money/money.ts';
import { ORDER_TYPE, type OrderType } from '../../../domain/orders/order-types.ts';
import { minimumOrderShortfall, orderTotal } from '../../../domain/orders/price-order.ts';

/** How far a delivery is from the restaurant's minimum, as decimals, the known fee included (DECISIONS, settled 8). */
interface DeliveryShortfall {
  total: number;
  minimum: number;
  /** 0: none is missing. */
  missing: number;
}

/** Null: the order is no delivery, there is no minimum, or it depends on the address, so that checkout tells it once that is known. */
export function deliveryShortfall(
  restaurant: Restaurant,
  subtotal: number,
  orderType: OrderType | null,
): DeliveryShortfall | null {
  const { fee, minimumOrderValue: minimum, zones } = restaurant.deliverySettings;
  if (zones || orderType === null || !ORDER_TYPE[orderType].hasFee || fee === null || !minimum) return null;
  const decimals = decimalsOf(restaurant.currency.code);
  const figures = { subtotal: toMinor(subtotal, decimals), discountAmount: 0, deliveryFee: toMinor(fee, decimals) };
  const missing = minimumOrderShortfall({ ...figures, orderType, minimumOrderValue: toMinor(minimum, decimals) });
  return { total: toDecimal(orderTotal(figures), decimals), minimum, missing: toDecimal(missing, decimals) };
}
