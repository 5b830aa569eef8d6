import { withDrive } from '../../domain/slots/drive.ts';
import { type OrderTimes, USUAL_ORDER_TIMES } from '../../domain/slots/order-times.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';

/** What decides how a restaurant's orders are promised. */
export const ORDER_TIME_COLUMNS = ['order_times', 'zones', 'delivery_minutes', 'collection_minutes'] as const;
type Row = Pick<RestaurantsTable, (typeof ORDER_TIME_COLUMNS)[number]>;

/** How a restaurant takes orders in time, deliveries with their usual drive; null: by the specification's rules. */
export function orderTimesOf(row: Row): OrderTimes | null {
  const times = fromJson(row.order_times) ?? (hasWays(row) ? USUAL_ORDER_TIMES : null);
  return times && withDrive(times, usualTimesOf(row));
}

/** Whether a zone says how long the way to it takes: then orders are promised by it. */
export function hasWays({ zones }: Pick<Row, 'zones'>): boolean {
  return (fromJson(zones) ?? []).some(({ travelMinutes }) => travelMinutes !== null);
}

/** How long the restaurant says that it usually takes. */
export function usualTimesOf({ delivery_minutes, collection_minutes }: Omit<Row, 'order_times' | 'zones'>) {
  return { delivery: fromJson(delivery_minutes), collection: fromJson(collection_minutes) };
}
