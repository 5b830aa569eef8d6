import type { AuditPage, AuditQuery } from '../../contract/staff/staff-audit.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { type AuditSubject, auditPage } from './audit.repo.ts';
import { subjectNames } from './subject-names.repo.ts';

/**
 * A page of the audit log, or of the entries about one record, newest first. Pages are cut by the last entry seen (`after`), so
 * that new entries do not shift them.
 */
export async function readAudit(
  db: Db,
  tenant: Tenant,
  query: AuditQuery & { about?: AuditSubject },
): Promise<AuditPage> {
  // One more than shown, to know whether there is a next page.
  const rows = await auditPage(db, tenant.id, { ...query, limit: query.limit + 1 });
  const shown = rows.slice(0, query.limit);
  const names = await subjectNames(db, tenant, shown);
  return {
    entries: shown.map((row) => ({
      _id: row.id,
      at: toIso(row.created_at),
      who:
        row.user_id === null
          ? null
          : { userId: row.user_id, name: row.name ?? '', ...(row.kind === 'key' && { isKey: true as const }) },
      action: row.action,
      subject: row.subject,
      subjectId: row.subject_id,
      subjectName: names.get(row.subject_id) ?? null,
      before: row.before === null ? null : JSON.parse(row.before),
      after: row.after === null ? null : JSON.parse(row.after),
    })),
    next: rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
