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

/** An entry of the audit log. */
export interface Change {
  action: AuditAction;
  subject: string;
  subjectId: string;
  before: object | null;
  after: object | null;
}

/** Writes an entry of the audit log. Call it in the transaction of the change itself. */
export async function recordChange(tx: Tx, act: StaffAct, change: Change): Promise<void> {
  await recordChanges(tx, act, [change]);
}

/** Writes the entries of one act that changes many records. Webhooks are told once, not of each. */
export async function recordChanges(
  tx: Tx,
  { restaurantId, userId, now }: StaffAct,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.map(({ action, subject, subjectId, before, after }) => ({
    restaurant_id: restaurantId,
    id: newId(),
    user_id: userId,
    action,
    subject,
    subject_id: subjectId,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    created_at: now,
  }));
  for (let at = 0; at < rows.length; at += MOST_ROWS)
    await tx
      .insertInto('audit_log')
      .values(rows.slice(at, at + MOST_ROWS))
      .execute();
  const events = changes.flatMap(({ action, after }) => eventOf(action, after) ?? []);
  const different = new Map(events.map((event) => [JSON.stringify(event), event]));
  for (const event of different.values()) await queueEvent(tx, { ...event, restaurantId, now });
}

/** Databases limit the parameters of a statement. */
const MOST_ROWS = 1000;

const MENU_ACTIONS: readonly AuditAction[] = [
  'availability',
  'menu_started',
  'menu_emptied',
  'menu_imported',
  'menu_import_taken_back',
  ...(['product', 'category', 'option_group', 'deal'] as const).flatMap((record) => [
    `${record}_new` as const,
    `${record}_change` as const,
    `${record}_removed` as const,
  ]),
  'product_order',
  'category_order',
  'deal_order',
];

/** What webhooks are told of a change; null: nothing. */
function eventOf(action: AuditAction, after: object | null): Pick<NewEvent, 'event' | 'facts'> | null {
  if (MENU_ACTIONS.includes(action)) return { event: 'menu.changed' };
  if (action !== 'ordering_pause') return null;
  const { until = null } = (after ?? {}) as { until?: string | null };
  return { event: 'ordering.paused', facts: { until } };
}
