import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type { OrderStatus } from '../../../../domain/orders/order-status.ts';
import { dueAt } from './urgency.ts';

export const COLUMNS = ['new', 'confirmed', 'preparing', 'ready', 'done'] as const;
export type Column = (typeof COLUMNS)[number];

const COLUMN_OF: Partial<Record<OrderStatus, Column>> = {
  'Pending Confirmation': 'new',
  Confirmed: 'confirmed',
  Preparing: 'preparing',
  'Ready for Pickup': 'ready',
  'Out for Delivery': 'ready',
};

export function columnOf(status: OrderStatus): Column {
  return COLUMN_OF[status] ?? 'done';
}

/** Orders by column. Open ones: due first; finished ones: latest first. */
export function arrange(orders: Iterable<StaffOrder>): Record<Column, StaffOrder[]> {
  const columns: Record<Column, StaffOrder[]> = { new: [], confirmed: [], preparing: [], ready: [], done: [] };
  for (const order of orders) columns[columnOf(order.status)].push(order);
  for (const column of ['new', 'confirmed', 'preparing', 'ready'] as const) {
    columns[column].sort((one, other) => dueAt(one) - dueAt(other));
  }
  columns.done.sort((one, other) => changedAt(other) - changedAt(one));
  return columns;
}

/** When the order got its current status (ms since the epoch). */
export function changedAt({ statusHistory, createdAt }: StaffOrder): number {
  return Date.parse(statusHistory.at(-1)?.changedAt ?? createdAt);
}
