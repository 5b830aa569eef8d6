import type { Insertable, Selectable } from 'kysely';
import { acceptanceDeadline } from '../../domain/orders/acceptance-deadline.ts';
import { UNWATCHED_MINUTES } from '../../domain/orders/alarms.ts';
import { INITIAL_STATUS } from '../../domain/orders/order-status.ts';
import type { OrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import type { AlarmsTable } from '../platform/tables/alarm-tables.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { insertAlarms } from './alarms.repo.ts';

type OrderRow = Pick<Selectable<OrdersTable>, 'restaurant_id' | 'id' | 'status' | 'created_at' | 'scheduled_at'>;

/**
 * Writes which steps of the ladder stand before an order that waits for an answer: none at a restaurant that has neither a device
 * nor a webhook, and calls nobody. Call it in the transaction that sends the order to the restaurant.
 */
export async function queueAlarms(
  tx: Tx,
  order: OrderRow,
  { alarms, schedule }: Pick<OrderingSettings, 'alarms' | 'schedule'>,
): Promise<void> {
  if (order.status !== INITIAL_STATUS) return;
  const waiting = { placedAt: order.created_at, scheduledAt: order.scheduled_at };
  const row = { restaurant_id: order.restaurant_id, order_id: order.id };
  const rows: Insertable<AlarmsTable>[] = [];
  if (alarms.hasDevices) {
    const due_at = acceptanceDeadline(waiting, UNWATCHED_MINUTES, schedule);
    rows.push({ ...row, step: 'push', due_at, late_at: acceptanceDeadline(waiting, alarms.pushAfter, schedule) });
  }
  if (alarms.lastAfter !== null) {
    rows.push({ ...row, step: 'webhook', due_at: acceptanceDeadline(waiting, alarms.lastAfter, schedule) });
  }
  await insertAlarms(tx, rows);
}
