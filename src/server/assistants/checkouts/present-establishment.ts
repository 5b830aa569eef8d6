import type { CheckoutAnswer } from '../../../contract/ucp.ts';
import type { Tenant } from '../../platform/http/app.ts';
import type { ContentSnapshot } from '../../storefront/content-snapshot.ts';
import { plainData } from '../plain-data.ts';

/** The restaurant as the place that prepares an order. */
export function presentEstablishment(
  { restaurant }: ContentSnapshot,
  tenant: Tenant,
): CheckoutAnswer['food_establishment'] {
  const { street, city, postcode, country } = restaurant.address;
  return {
    id: restaurant._id,
    name: plainData(restaurant.name, 100),
    address: {
      ...(street && { street_address: plainData(street, 120) }),
      ...(city && { address_locality: plainData(city, 80) }),
      ...(postcode && { postal_code: plainData(postcode, 20) }),
      ...(country && { address_country: tenant.country ?? plainData(country, 60) }),
    },
  };
}
