import type { QuoteQuestion } from '../../../contract/quote.ts';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { ORDER_TYPE, type OrderType } from '../../../domain/orders/order-types.ts';
import type { AddressFields } from '../addresses/address-fields.ts';

type Placed = Pick<AddressFields, 'postalCode' | 'country' | 'latitude' | 'longitude'>;

/** What of the address decides by which terms it is delivered; null: they are the same everywhere, or there is no address yet. */
export function placeOf(
  address: Placed | null,
  { orderType, restaurant }: { orderType: OrderType; restaurant: Restaurant },
): NonNullable<QuoteQuestion['deliveryAddress']> | null {
  if (!address || !restaurant.deliverySettings.zones || !ORDER_TYPE[orderType].hasAddress) return null;
  const { postalCode, country, latitude, longitude } = address;
  return {
    postalCode: postalCode.trim(),
    country: country.trim() || null,
    ...(latitude !== null && longitude !== null && { location: { type: 'Point', coordinates: [longitude, latitude] } }),
  };
}
