import { percentOf } from '../money/money.ts';
import { ORDER_TYPE, type OrderType } from '../orders/order-types.ts';

/*
 * Other prices for pickup. A restaurant may take a percentage off its menu for whoever collects, and a dish may have a price of its own
 * instead. Options cost the percentage less, whichever price their dish has. Amounts are in minor units.
 */

/** For which order something is priced. */
export interface PricedFor {
  /** null: no way is chosen, and prices are those of the menu. */
  orderType: OrderType | null;
  /** Taken off the menu for pickup, in whole percent; missing: nothing. */
  pickupPercentOff?: number | undefined;
}

/** A dish as it is priced. */
export interface DishPrice {
  price: number;
  /** Missing or null: the menu's price, less the percentage. */
  pickupPrice?: number | null | undefined;
}

/** What a dish costs before its options. */
export function basePrice({ price, pickupPrice }: DishPrice, order: PricedFor): number {
  if (!isPickup(order)) return price;
  return pickupPrice ?? adjustmentFor(price, order);
}

/** What an option adds, of what it adds on the menu. */
export function adjustmentFor(adjustment: number, order: PricedFor): number {
  const { pickupPercentOff = 0 } = order;
  return isPickup(order) ? adjustment - percentOf(adjustment, pickupPercentOff * 100) : adjustment;
}

function isPickup({ orderType }: PricedFor): boolean {
  return orderType !== null && !ORDER_TYPE[orderType].hasAddress;
}
