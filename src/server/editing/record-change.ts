import type { AuditAction } from '../../domain/people/audit-actions.ts';
import { type NewEvent, queueEvent } from '../events/queue-event.ts';
import type { Tx } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';

/** Who makes a change at which restaurant, and when (ms). */
export interface StaffAct {
  restaurantId: string;
  /** null: the system, by the restaurant's rules, or the operator. */
  userId: string | null;
  now: number;
}

interface Change {
  action: AuditAction;
  subject: string;
  subjectId: string;
  before: object | null;
  after: object | null;
}

/** Writes an entry of the audit log. Call it in the transaction of the change itself. */
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
  const event = eventOf(action, after);
  if (event) await queueEvent(tx, { ...event, restaurantId, now });
}

const MENU_ACTIONS: readonly AuditAction[] = [
  'availability',
  'menu_started',
  'menu_emptied',
  ...(['product', 'category', 'option_group'] as const).flatMap((record) => [
    `${record}_new` as const,
    `${record}_change` as const,
    `${record}_removed` as const,
  ]),
  'product_order',
  'category_order',
];

/** What webhooks are told of a change; null: nothing. */
function eventOf(action: AuditAction, after: object | null): Pick<NewEvent, 'event' | 'facts'> | null {
  if (MENU_ACTIONS.includes(action)) return { event: 'menu.changed' };
  if (action !== 'ordering_pause') return null;
  const { until = null } = (after ?? {}) as { until?: string | null };
  return { event: 'ordering.paused', facts: { until } };
}
