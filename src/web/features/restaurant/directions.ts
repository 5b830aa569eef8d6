import type { Restaurant } from '../../../contract/restaurants.ts';

/** Opens the visitor's map with the way to the restaurant: by its address, which survives a pin set wrong. */
export function directionsTo({ name, address }: Pick<Restaurant, 'name' | 'address'>): string {
  const destination = [name, address.street, address.postcode, address.city, address.country]
    .filter(Boolean)
    .join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
