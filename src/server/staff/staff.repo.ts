import type { Db, Tx } from '../platform/database.ts';
import type { AuditLogTable } from '../platform/database-types.ts';

/** The user's role at this restaurant: 'Owner', 'Manager' or 'Staff'; null for a customer. */
export async function staffRole(db: Db, restaurantId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff')
    .select('role')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** Who changed what, in the transaction of the change. */
export async function writeAudit(tx: Tx, row: AuditLogTable): Promise<void> {
  await tx.insertInto('audit_log').values(row).execute();
}
