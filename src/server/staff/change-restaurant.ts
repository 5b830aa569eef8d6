import type { Updateable } from 'kysely';
import { type Db, inTransaction, type Tx } from '../platform/database.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import { raiseRevision } from '../restaurants/content/raise-revision.ts';
import type { Services } from '../services.ts';
import { recordChange, type StaffAct } from './record-change.ts';
import { requireVersion, withoutVersion } from './versions.ts';

type Columns = Updateable<RestaurantsTable>;

interface RestaurantChange<Part> {
  /** What is changed, as staff see it. */
  read(db: Db, restaurantId: string): Promise<Part>;
  /** The version that was shown, where several people edit it: a refusal carries the `record` as it is now. */
  expectedVersion?: string | undefined;
  columns: Columns | ((found: Part, tx: Tx) => Columns | Promise<Columns>);
  /** Written in the same transaction. */
  alongside?(tx: Tx): Promise<void>;
  /** What the audit says of it, where that is not what there is then. */
  after?: object;
}

/** Changes settings in the restaurant's own row; what the public sees follows at once. Answers what there is then. */
export async function changeRestaurant<Part extends object>(
  services: Services,
  act: StaffAct,
  action: string,
  { read, expectedVersion, columns, alongside, after }: RestaurantChange<Part>,
): Promise<Part> {
  const { restaurantId, now } = act;
  const kept = await inTransaction(services.db, async (tx) => {
    // Locks the row: of two changes at once each tells truly what it found.
    await raiseRevision(tx, restaurantId, now);
    const found: Part & { version?: string } = await read(tx, restaurantId);
    requireVersion(expectedVersion, { record: found });
    const changed = typeof columns === 'function' ? await columns(found, tx) : columns;
    await tx.updateTable('restaurants').set(changed).where('id', '=', restaurantId).execute();
    await alongside?.(tx);
    const left = await read(tx, restaurantId);
    await recordChange(tx, act, {
      action,
      subject: 'restaurant',
      subjectId: restaurantId,
      before: withoutVersion(found),
      after: after ?? withoutVersion(left),
    });
    return left;
  });
  services.content.changed(restaurantId);
  return kept;
}
