import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import type { StaffDevicesTable } from '../platform/tables/alarm-tables.ts';

export type DeviceRow = Selectable<StaffDevicesTable>;

interface At {
  restaurantId: string;
  id: string;
}

/** The restaurant's devices with the name of whose they are, oldest first. */
export function devicesOf(db: Db, restaurantId: string): Promise<(DeviceRow & { who: string })[]> {
  return db
    .selectFrom('staff_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .selectAll('d')
    .select('u.name as who')
    .where('d.restaurant_id', '=', restaurantId)
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute();
}

export function findDevice(db: Db, { restaurantId, id }: At): Promise<DeviceRow | undefined> {
  return db
    .selectFrom('staff_devices')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds a device. One that is known by its endpoint stays the same device, with what is new of it. */
export async function keepDevice(tx: Tx, row: Insertable<StaffDevicesTable>): Promise<void> {
  const { user_id, language, p256dh, auth } = row;
  await tx
    .insertInto('staff_devices')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'endpoint_hash'])
        .doUpdateSet({ user_id, language, p256dh, auth, trouble: null }),
    )
    .execute();
}

export async function deleteDevice(db: Db, { restaurantId, id }: At): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_devices')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteDevicesOf(tx: Tx, restaurantId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('staff_devices')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .execute();
}

/** Notes how the last message to a device went. */
export async function noteDevice(
  db: Db,
  { restaurantId, id }: At,
  change: Partial<Pick<DeviceRow, 'rung_at' | 'trouble'>>,
): Promise<void> {
  await db
    .updateTable('staff_devices')
    .set(change)
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute();
}
