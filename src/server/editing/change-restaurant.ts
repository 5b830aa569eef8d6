import type { Updateable } from 'kysely';
import type { AuditAction } from '../../domain/people/audit-actions.ts';
import { type Db, inTransaction, type Tx } from '../platform/database/database.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';
import type { Services } from '../services.ts';
import { bumpContent } from './bump-content.ts';
import { recordChange, type StaffAct } from './record-change.ts';
import { requireVersion, withoutVersion } from './versions.ts';

type Columns = Updateable<RestaurantsTable>;

interface RestaurantChange<Part> {
  /** Reads the part of the record that is changed, as staff see it. */
  read(db: Db, restaurantId: string): Promise<Part>;
  /** The version that the editor saw; undefined: not checked. A refusal carries the current `record`. */
  expectedVersion?: string | undefined;
  columns: Columns | ((found: Part, tx: Tx) => Columns | Promise<Columns>);
  /** Runs in the same transaction as the change. */
  alongside?(tx: Tx): Promise<void>;
  /** The audit log's `after`; by default the part as it is after the change. */
  after?: object;
}

/**
 * Changes columns of the restaurant's row, writes an audit entry, and makes the public content stale. Returns the changed part.
 */
export async function changeRestaurant<Part extends object>(
  services: Services,
  act: StaffAct,
  action: AuditAction,
  { read, expectedVersion, columns, alongside, after }: RestaurantChange<Part>,
): Promise<Part> {
  const { restaurantId, now } = act;
  const kept = await inTransaction(services.db, async (tx) => {
    // Locks the row, so that of two concurrent changes each reads and audits what it really replaces.
    await bumpContent(tx, restaurantId, now);
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
