import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

/** Who does something at which restaurant, and when. */
export interface StaffAct {
  restaurantId: string;
  /** null: the restaurant's rules, by themselves. */
  userId: string | null;
  now: number;
}

interface Change {
  /** 'order_status', 'ordering_pause', … */
  action: string;
  subject: string;
  subjectId: string;
  before: object | null;
  after: object | null;
}

/** A line of the audit log, in the transaction of what it tells about. */
export async function recordChange(tx: Tx, { restaurantId, userId, now }: StaffAct, change: Change): Promise<void> {
  const { action, subject, subjectId, before, after } = change;
  await tx
    .insertInto('audit_log')
    .values({
      restaurant_id: restaurantId,
      id: newId(),
      user_id: userId,
      action,
      subject,
      subject_id: subjectId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      created_at: now,
    })
    .execute();
}
