import type { Restaurant } from '../../../contract/restaurants.ts';

/** The address of directions to the restaurant in a map service. By its postal address, in case its coordinates are wrong. */
export function directionsTo({ name, address }: Pick<Restaurant, 'name' | 'address'>): string {
  const destination = [name, address.street, address.postcode, address.city, address.country]
    .filter(Boolean)
    .join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
