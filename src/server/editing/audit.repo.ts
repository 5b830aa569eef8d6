import type { AuditQuery } from '../../contract/staff/staff-audit.ts';
import type { Db } from '../platform/database/database.ts';
import type { UsersTable } from '../platform/tables/account-tables.ts';
import type { AuditLogTable } from '../platform/tables/work-tables.ts';

/** The record that an entry of the audit log is about. */
export interface AuditSubject {
  subject: string;
  subjectId: string;
}

/**
 * Entries of the audit log, newest first, with the user's name (null: the system). Empty if `after` is not an entry of the
 * restaurant.
 */
export async function auditPage(
  db: Db,
  restaurantId: string,
  { about, after, limit, userId, action }: AuditQuery & { about?: AuditSubject | undefined },
): Promise<(AuditLogTable & { name: string | null; kind: UsersTable['kind'] | null })[]> {
  return db
    .selectFrom('audit_log as a')
    .selectAll('a')
    .select((eb) => {
      const who = eb.selectFrom('users as u').whereRef('u.id', '=', 'a.user_id');
      return [who.select('u.name').as('name'), who.select('u.kind').as('kind')];
    })
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
