import { type PickupPrice, pickupPrice } from '../../domain/menu/pickup-price.ts';
import type { ProductsTable } from '../platform/tables/menu-tables.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';

type Columns = Pick<ProductsTable, 'price' | 'pickup_price' | 'halves'> &
  Pick<RestaurantsTable, 'pickup_percent_off' | 'delivery_fee' | 'allows_collection'>;

/**
 * What a dish costs (minor units) the way its restaurant offers it now. One that only hands food out has one price, that for pickup, which
 * is `fixed` for its choices too; one that only delivers has no other. null: as it is stored.
 */
export function offeredPrices(row: Columns): { price: number; pickup?: PickupPrice; fixed: PickupPrice | null } {
  const { price, pickup_percent_off: percentOff } = row;
  // What halves cost for pickup is not said by a price of the whole.
  const own = row.halves === null ? row.pickup_price : null;
  const pickup = row.allows_collection === 1 ? pickupPrice(price, { own, percentOff }) : null;
  if (!pickup) return { price, fixed: null };
  return row.delivery_fee === null ? { price: pickup.price, fixed: pickup } : { price, pickup, fixed: null };
}
