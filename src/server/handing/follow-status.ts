import type { Selectable } from 'kysely';
import { promisedTime } from '../../domain/orders/expected-time.ts';
import { isCalledOff, type OrderStatus } from '../../domain/orders/order-status.ts';
import { isPaidAtHandover, isPaidOnline } from '../../domain/orders/payment-methods.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { Zone } from '../../domain/zones/zone.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { promiseOfRow } from '../promises/promise-of-row.ts';
import { askBack } from './ask-back.ts';
import { claimForService } from './claim-order.ts';

type OrderRow = Selectable<OrdersTable>;

/** How long before its courier is needed a service is told: it finds one in less, and charges for more. */
const TOLD_AHEAD_MS = 45 * MINUTE;
/** How long a ride takes where nobody has said so: services have couriers in towns. */
const USUAL_RIDE_MINUTES = 20;

interface OfRestaurant {
  zones: readonly Zone[] | null;
  /** Which services it is connected with. */
  services: readonly string[];
}

/**
 * Hands an order that is accepted to the service of its zone, once, and calls one back that is called off. Call it in the transaction that
 * changes the status, with the order as it is after.
 */
export async function followStatus(
  tx: Tx,
  order: OrderRow,
  { zones, services }: OfRestaurant,
  now: number,
): Promise<void> {
  if (isCalledOff(order.status)) return void (order.handed && (await askBack(tx, order, now)));
  if (services.length === 0 || !isTaken(order.status) || order.handed || order.courier_device) return;
  const zoneId = fromJson(order.delivery_address)?.zone?.id;
  const service = zones?.find(({ id }) => id === zoneId)?.deliveredBy;
  // What is paid at the door the house brings: no service takes money.
  if (!service || !services.includes(service) || owesAtDoor(order)) return;
  const sendAt = Math.max(now, (readyAt(order, now) ?? now) - TOLD_AHEAD_MS);
  await claimForService(tx, order, { service, quoteRef: null, price: null, sendAt, now });
}

const isTaken = (status: OrderStatus) => status === 'Confirmed' || status === 'Preparing';

/** Whether whoever brings it has to take money. */
function owesAtDoor({ payment_method: method, payment_status: status }: OrderRow): boolean {
  if (status !== 'Pending' && status !== 'Failed') return false;
  return isPaidAtHandover(method) || (isPaidOnline(method) && status === 'Failed');
}

/** When the kitchen has an order ready, so that it is at the door as promised (ms); null: now. */
export function readyAt(order: OrderRow, now: number): number | null {
  const promised = promisedTime(promiseOfRow(order));
  if (order.packed_at || !promised) return null;
  const at = promised.from - (order.travel_minutes ?? USUAL_RIDE_MINUTES) * MINUTE;
  return at > now + MINUTE ? at : null;
}
