import type { Selectable } from 'kysely';
import type { DeliveryService } from '../../domain/delivery-services/delivery-services.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { DeliveryServicesTable } from '../platform/tables/connection-tables.ts';

export type DeliveryServiceRow = Selectable<DeliveryServicesTable>;

interface Which {
  restaurantId: string;
  service: DeliveryService;
}

export function findServices(db: Db, restaurantId: string): Promise<DeliveryServiceRow[]> {
  return db
    .selectFrom('delivery_services')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at')
    .orderBy('service')
    .execute();
}

export function findService(db: Db, { restaurantId, service }: Which): Promise<DeliveryServiceRow | undefined> {
  return db
    .selectFrom('delivery_services')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('service', '=', service)
    .executeTakeFirst();
}

export async function keepService(tx: Tx, row: DeliveryServiceRow): Promise<void> {
  await deleteService(tx, { restaurantId: row.restaurant_id, service: row.service });
  await tx.insertInto('delivery_services').values(row).execute();
}

export async function deleteService(tx: Tx, { restaurantId, service }: Which): Promise<void> {
  await tx
    .deleteFrom('delivery_services')
    .where('restaurant_id', '=', restaurantId)
    .where('service', '=', service)
    .execute();
}

/** Notes whether a service works, if it still is the one with those keys. */
export async function noteServiceHealth(
  db: Db,
  { restaurant_id, service, keys_sealed, failed_at }: DeliveryServiceRow,
  failure: { at: number; error: string } | null,
): Promise<void> {
  if (failure === null && failed_at === null) return;
  await db
    .updateTable('delivery_services')
    .set({ failed_at: failure && (failed_at ?? failure.at), last_error: failure?.error ?? null })
    .where('restaurant_id', '=', restaurant_id)
    .where('service', '=', service)
    .where('keys_sealed', '=', keys_sealed)
    .execute();
}
