import { SERVICE_NAMES } from '../../domain/delivery-services/delivery-services.ts';
import { findServices } from '../delivery-services/delivery-services.repo.ts';
import type { Db } from '../platform/database/database.ts';
import { importIds } from './import-ids.ts';
import type { RestaurantFile } from './restaurant-file.ts';

/**
 * The names of services that bring a zone's orders by a file and that the restaurant is not connected with. That is no fault: a new
 * restaurant can connect one only once it is there. Until then it brings those orders itself.
 */
export async function unconnectedServices(db: Db, { slug, delivery }: RestaurantFile): Promise<string[]> {
  const wanted = new Set(delivery.zones.flatMap(({ deliveredBy }) => deliveredBy ?? []));
  if (wanted.size === 0) return [];
  for (const { service } of await findServices(db, importIds(slug).restaurant)) wanted.delete(service);
  return [...wanted].map((service) => SERVICE_NAMES[service]);
}
