import type { Updateable } from 'kysely';
import { inTransaction, type Tx } from '../platform/database.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import { raiseRevision } from '../restaurants/content/raise-revision.ts';
import type { Services } from '../services.ts';
import { recordChange, type StaffAct } from './record-change.ts';

interface RestaurantChange {
  columns: Updateable<RestaurantsTable>;
  /** What the audit says was there, read from the row before the change. */
  before(row: RestaurantsTable): object;
  after: object;
  /** Written in the same transaction. */
  alongside?(tx: Tx): Promise<void>;
}

/** Changes settings in the restaurant's own row; what the public sees follows at once. */
export async function changeRestaurant(
  services: Services,
  act: StaffAct,
  action: string,
  { columns, before, after, alongside }: RestaurantChange,
): Promise<void> {
  const { restaurantId, now } = act;
  await inTransaction(services.db, async (tx) => {
    // Locks the row: of two changes at once each tells truly what it found.
    await raiseRevision(tx, restaurantId, now);
    const found = await tx
      .selectFrom('restaurants')
      .selectAll()
      .where('id', '=', restaurantId)
      .executeTakeFirstOrThrow();
    await tx.updateTable('restaurants').set(columns).where('id', '=', restaurantId).execute();
    await alongside?.(tx);
    await recordChange(tx, act, {
      action,
      subject: 'restaurant',
      subjectId: restaurantId,
      before: before(found),
      after,
    });
  });
  services.content.changed(restaurantId);
}
