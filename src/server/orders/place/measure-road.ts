import { fromJson } from '../../platform/database/json-columns.ts';
import type { Services } from '../../services.ts';
import { findOrder, keepRoad, type StoredOrder } from '../orders.repo.ts';
import { presentStaffOrder } from '../present/present-staff-order.ts';

/**
 * Asks how far a placed order goes by road, keeps that in its address, and tells open boards. Nobody waits for it and nothing depends on it:
 * where it fails, the way stays as the crow flies. Never throws.
 */
export async function measureRoad(services: Services, { order }: StoredOrder): Promise<void> {
  const { db, content, roads, live, log } = services;
  const { id, restaurant_id: restaurantId, delivery_address: written } = order;
  const address = fromJson(written);
  if (!roads || !written || !address?.coordinates) return;
  try {
    const { restaurant } = await content.of(restaurantId, order.content_language);
    const from = restaurant.address.coordinates?.coordinates;
    const way = from && (await roads.way(from, address.coordinates));
    if (!way) return;
    const road = { metres: way.metres, minutes: Math.max(1, Math.ceil(way.seconds / 60)) };
    if (!(await keepRoad(db, { restaurantId, id, written }, { ...address, road }))) return;
    const stored = await findOrder(db, { restaurantId, userId: null, id });
    if (stored) live.publishToStaff(restaurantId, await presentStaffOrder(services, stored));
  } catch (error) {
    log.warn({ err: error, order: id }, 'the way by road of an order was not kept');
  }
}
