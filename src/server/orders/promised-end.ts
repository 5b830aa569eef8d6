import type { Selectable } from 'kysely';
import type { OrdersTable } from '../platform/tables/order-tables.ts';

/** The end (ms) of the range that the customer was told, unless staff have promised another time; null: no range holds. */
export function promisedEnd(
  order: Pick<Selectable<OrdersTable>, 'estimated_ready_at' | 'promised_at' | 'promised_to'>,
): number | null {
  const { estimated_ready_at: promised, promised_at, promised_to } = order;
  return promised === null || promised === promised_at ? promised_to : null;
}
