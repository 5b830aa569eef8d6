import type { StaffDomains } from '../../contract/staff/staff-domains.ts';
import type { Db, Tx } from '../platform/database/database.ts';

export async function domainsOf(db: Db, restaurantId: string): Promise<StaffDomains['domains']> {
  const rows = await db
    .selectFrom('restaurant_domains')
    .select(['host', 'is_primary'])
    .where('restaurant_id', '=', restaurantId)
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .execute();
  return rows.map(({ host, is_primary }) => ({ host, isPrimary: is_primary === 1 }));
}

export async function insertDomain(tx: Tx, restaurantId: string, host: string, isPrimary: boolean): Promise<void> {
  await tx
    .insertInto('restaurant_domains')
    .values({ restaurant_id: restaurantId, host, is_primary: Number(isPrimary) })
    .execute();
}

export async function deleteDomain(tx: Tx, restaurantId: string, host: string): Promise<void> {
  await tx
    .deleteFrom('restaurant_domains')
    .where('restaurant_id', '=', restaurantId)
    .where('host', '=', host)
    .execute();
}

/** Makes `host` the only primary domain of the restaurant. */
export async function setPrimary(tx: Tx, restaurantId: string, host: string): Promise<void> {
  await tx
    .updateTable('restaurant_domains')
    .set((eb) => ({ is_primary: eb.case().when('host', '=', host).then(1).else(0).end() }))
    .where('restaurant_id', '=', restaurantId)
    .execute();
}
