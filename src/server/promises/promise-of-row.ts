import type { Selectable } from 'kysely';
import type { PromisedOrder } from '../../domain/orders/expected-time.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';

/** What an order's promise follows from, in a query. */
export const PROMISE_COLUMNS = [
  'created_at',
  'scheduled_at',
  'estimated_ready_at',
  'promised_at',
  'promised_to',
] as const;

export type PromiseRow = Pick<Selectable<OrdersTable>, (typeof PROMISE_COLUMNS)[number]>;

/** What an order's promise follows from (`expectedTime`). Instants in ms. */
export function promiseOfRow(row: PromiseRow): PromisedOrder & { createdAt: number } {
  return {
    createdAt: row.created_at,
    scheduledAt: row.scheduled_at,
    estimatedReadyAt: row.estimated_ready_at,
    promisedAt: row.promised_at,
    promisedTo: row.promised_to,
  };
}
