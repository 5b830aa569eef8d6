import type { AuditEntry } from '../../contract/staff-audit.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { type AuditSubject, auditPage } from './audit.repo.ts';

/**
 * A page of the log, or of what it tells about one thing, newest first: what is older than the entry `after`, so that
 * later entries move nothing.
 */
export async function readAudit(
  db: Db,
  restaurantId: string,
  { about, after, limit }: { about?: AuditSubject; after?: string | undefined; limit: number },
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  // One more tells whether there is a next page.
  const rows = await auditPage(db, restaurantId, { about, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map((row) => ({
      _id: row.id,
      at: toIso(row.created_at),
      who: row.user_id === null ? null : { userId: row.user_id, name: row.name ?? '' },
      action: row.action,
      subject: row.subject,
      subjectId: row.subject_id,
      before: row.before === null ? null : JSON.parse(row.before),
      after: row.after === null ? null : JSON.parse(row.after),
    })),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
