import type { Db } from '../platform/database.ts';
import type { AuditLogTable } from '../platform/database-types.ts';

/** Lines of the log with the name of who did it, the newest first; nothing after a line that is not the restaurant's. */
export async function auditPage(
  db: Db,
  restaurantId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<(AuditLogTable & { name: string })[]> {
  return db
    .selectFrom('audit_log as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .selectAll('a')
    .select('u.name')
    .where('a.restaurant_id', '=', restaurantId)
    .$if(after !== undefined, (q) =>
      q.where((eb) =>
        eb(
          eb.refTuple('a.created_at', 'a.id'),
          '<',
          eb
            .selectFrom('audit_log')
            .select(['created_at', 'id'])
            .where('restaurant_id', '=', restaurantId)
            .where('id', '=', after as string)
            .$asTuple('created_at', 'id'),
        ),
      ),
    )
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}
