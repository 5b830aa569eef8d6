import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { KitchenDevicesTable, StationsTable } from '../platform/tables/station-tables.ts';

export type KitchenDeviceRow = Selectable<KitchenDevicesTable>;

interface At {
  restaurantId: string;
  id: string;
}

/** The restaurant's stations, the oldest first. */
export async function stationsOf(db: Db, restaurantId: string) {
  const rows = await db
    .selectFrom('stations')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, categories, products, option_values }) => ({
    ...{ id, name },
    categoryIds: fromJson(categories),
    productIds: fromJson(products),
    valueIds: fromJson(option_values),
  }));
}

export async function insertStation(tx: Tx, row: Insertable<StationsTable>): Promise<void> {
  await tx.insertInto('stations').values(row).execute();
}

/** Changes a station. Returns false if there is none. */
export async function updateStation(
  tx: Tx,
  { restaurantId, id }: At,
  change: Pick<StationsTable, 'name' | 'categories' | 'products' | 'option_values'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stations')
    .set(change)
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a station with its devices. Its printers print all dishes from then on. Returns false if there is none. */
export async function deleteStation(tx: Tx, { restaurantId, id }: At): Promise<boolean> {
  await tx
    .updateTable('printers')
    .set({ station_id: null })
    .where('restaurant_id', '=', restaurantId)
    .where('station_id', '=', id)
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('stations')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function kitchenDevicesOf(db: Db, restaurantId: string): Promise<KitchenDeviceRow[]> {
  return db
    .selectFrom('kitchen_devices')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('station_id')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertKitchenDevice(tx: Tx, row: Insertable<KitchenDevicesTable>): Promise<void> {
  await tx.insertInto('kitchen_devices').values(row).execute();
}

export async function deleteKitchenDevice(tx: Tx, { restaurantId, id }: At): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('kitchen_devices')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Pairs the device that waits for this code. A code pairs once: of two devices at the same moment one gets false. */
export async function pairDevice(
  db: Db,
  {
    restaurantId,
    codeHash,
    tokenHash,
    now,
  }: { restaurantId: string; codeHash: string; tokenHash: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kitchen_devices')
    .set({ code_hash: null, token_hash: tokenHash, seen_at: now })
    .where('restaurant_id', '=', restaurantId)
    .where('code_hash', '=', codeHash)
    .where('code_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const byToken = prepared((db, of: { restaurantId: string; tokenHash: string }) =>
  db
    .selectFrom('kitchen_devices')
    .selectAll()
    .where('token_hash', '=', of.tokenHash)
    .where('restaurant_id', '=', of.restaurantId),
);

/** The device that holds the secret, at this restaurant only. */
export async function deviceOfToken(
  db: Db,
  of: { restaurantId: string; tokenHash: string },
): Promise<KitchenDeviceRow | undefined> {
  return (await byToken(db, of)).rows[0];
}

export async function noteKitchenDevice(db: Db, { restaurant_id, id }: KitchenDeviceRow, now: number): Promise<void> {
  await db
    .updateTable('kitchen_devices')
    .set({ seen_at: now })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .execute();
}

/** The categories of dishes, by the dish's id. */
export async function categoriesOf(
  db: Db,
  restaurantId: string,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .where('restaurant_id', '=', restaurantId)
    .where('product_id', 'in', [...new Set(productIds)])
    .execute();
  const grouped = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map([...grouped].map(([id, its]) => [id, its.map(({ category_id }) => category_id)]));
}
