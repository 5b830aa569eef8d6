import type { Selectable } from 'kysely';
import {
  type DeliveryService,
  type HandedDelivery,
  SERVICE_NAMES,
} from '../../domain/delivery-services/delivery-services.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { sha256 } from '../platform/ids/ids.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { insertHanded } from './handed.repo.ts';

type OrderRow = Selectable<OrdersTable>;

interface Claim {
  service: DeliveryService;
  /** The offer that is taken; null: none was asked for. */
  quoteRef: string | null;
  price: number | null;
  /** When it is sent to the service (ms). */
  sendAt: number;
  now: number;
}

/** Gives an order that nobody has to a service, as a phone takes it, and queues what is to be told there. The caller has locked the order. */
export async function claimForService(
  tx: Tx,
  { restaurant_id, id, handed: last }: Pick<OrderRow, 'restaurant_id' | 'id' | 'handed'>,
  { service, quoteRef, price, sendAt, now }: Claim,
): Promise<void> {
  const attempt = (fromJson(last ?? null)?.attempt ?? 0) + 1;
  const handed: HandedDelivery = {
    ...{ service, attempt, state: 'asked', since: now, price },
    ...{ trackingUrl: null, courier: null, pickupAt: null, dropoffAt: null, problem: null },
  };
  await claimAgain(tx, { restaurant_id, id }, handed);
  await insertHanded(tx, {
    ...{ restaurant_id, order_id: id, attempt, service, state: 'asked', price },
    ...{ ref: null, quote_ref: quoteRef, send_at: sendAt, created_at: now, cancel_at: null, is_unsure: 0 },
    ...{ attempts: 0, due_at: sendAt, outcome: null, last_error: null },
  });
}

/** Gives an order that nobody has to the service of a delivery. The caller has locked the order. */
export async function claimAgain(
  tx: Tx,
  { restaurant_id, id }: Pick<OrderRow, 'restaurant_id' | 'id'>,
  handed: HandedDelivery,
): Promise<void> {
  const { service, since } = handed;
  await tx
    .updateTable('orders')
    .set({
      handed: toJson(handed),
      ...{ courier_device: carrierOfService(id, handed), courier_name: SERVICE_NAMES[service], courier_at: since },
    })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .execute();
}

/** What an order keeps of the service that has it (`courier_device`). No phone's secret has a space, so that none passes for it. */
export function carrierOfService(
  orderId: string,
  { service, attempt }: Pick<HandedDelivery, 'service' | 'attempt'>,
): string {
  return sha256(`service ${service} ${orderId} ${attempt}`);
}

/** Whether a service has the order now. */
export function isWithService({ id, handed: kept, courier_device }: OrderRow): boolean {
  const handed = fromJson(kept ?? null);
  return handed !== null && courier_device === carrierOfService(id, handed);
}
