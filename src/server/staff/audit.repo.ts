import type { AuditQuery } from '../../contract/staff-audit.ts';
import type { Db } from '../platform/database.ts';
import type { AuditLogTable } from '../platform/tables/work-tables.ts';

/** What lines of the log tell about. */
export interface AuditSubject {
  subject: string;
  subjectId: string;
}

/**
 * Lines of the log with the name of who did it, if it was somebody, the newest first; nothing after a line that is not
 * the restaurant's.
 */
export async function auditPage(
  db: Db,
  restaurantId: string,
  { about, after, limit, userId, action }: AuditQuery & { about?: AuditSubject | undefined },
): Promise<(AuditLogTable & { name: string | null })[]> {
  return db
    .selectFrom('audit_log as a')
    .selectAll('a')
    .select((eb) => eb.selectFrom('users as u').select('u.name').whereRef('u.id', '=', 'a.user_id').as('name'))
    .where('a.restaurant_id', '=', restaurantId)
    .$if(about !== undefined, (q) =>
      q.where('a.subject', '=', about?.subject as string).where('a.subject_id', '=', about?.subjectId as string),
    )
    .$if(userId !== undefined, (q) => q.where('a.user_id', '=', userId as string))
    .$if(action !== undefined, (q) => q.where('a.action', '=', action as string))
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
