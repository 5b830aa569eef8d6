import { SERVICE_NAMES } from '../../domain/delivery-services/delivery-services.ts';
import { courierSteps } from '../../domain/orders/courier-steps.ts';
import { recordChange } from '../editing/record-change.ts';
import { claimAgain } from '../handing/claim-order.ts';
import { type HandedRow, keepHanded, refsOfOrder, writeHanded } from '../handing/handed.repo.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orders.repo.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { inTransaction } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Services } from '../services.ts';
import type { WorkChange } from '../work/leases.ts';
import type { DeliveryPort, ToldDelivery } from './delivery-port.ts';

/** Whether the house has the order again, and a service that did not answer may have it, too. */
export function isLost({ state, is_unsure }: HandedRow): boolean {
  return state === 'failed' && is_unsure === 1;
}

/** By which a service knows a request again. */
export function handedKey({ order_id, attempt }: HandedRow): string {
  return `${order_id}-${attempt}`;
}

/** Looks for a delivery whose answer was lost; null: there is none. */
export async function findLost({ db }: Services, port: DeliveryPort, row: HandedRow): Promise<ToldDelivery | null> {
  const stored = await findOrder(db, { restaurantId: row.restaurant_id, userId: null, id: row.order_id });
  return port.find({
    ...{ key: handedKey(row), quoteRef: row.quote_ref, number: stored?.order.number ?? '', since: row.created_at },
    others: await refsOfOrder(db, row),
  });
}

/**
 * Finds out what became of an order that the house has again because its service did not answer. If the service has it and nobody else has
 * taken it since, it is the service's once more: its courier comes. Else it is called off there.
 */
export async function lookForLost(
  services: Services,
  port: DeliveryPort,
  row: HandedRow,
): Promise<WorkChange<'handed_deliveries'>> {
  const found = await findLost(services, port, row);
  await keepWhatBecame(services, row, found?.ref ?? null);
  if (!found) return { outcome: 'failed', last_error: null };
  return { due_at: services.clock(), attempts: 0, last_error: null };
}

/** `ref`: its id at the service; null: it is not there. */
async function keepWhatBecame(services: Services, row: HandedRow, ref: string | null): Promise<void> {
  const { restaurant_id: restaurantId, order_id: id } = row;
  const now = services.clock();
  const stored = await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, restaurantId, id);
    const handed = fromJson(order?.handed ?? null);
    // It may have been handed over anew.
    const isLast = handed?.attempt === row.attempt;
    const isFree = order !== undefined && isLast && isOnPass(order);
    await keepHanded(tx, row, {
      is_unsure: 0,
      ...(ref !== null && { ref, state: 'asked', cancel_at: isFree ? null : now }),
    });
    if (!order || !isLast || (ref !== null && !isFree)) return null;
    await lockOrder(tx, restaurantId, id, now);
    if (ref !== null) {
      await claimAgain(tx, order, { ...handed, state: 'asked', since: now, problem: null });
      await recordChange(
        tx,
        { restaurantId, userId: null, now },
        {
          ...{ action: 'delivery_handed', subject: 'order', subjectId: id },
          ...{ before: null, after: { courier: SERVICE_NAMES[row.service] } },
        },
      );
    } else {
      await writeHanded(tx, row, { ...handed, problem: { code: 'never_came', words: null } }, { isBack: false });
    }
    return findOrder(tx, { restaurantId, userId: null, id });
  });
  if (stored) await publishOrder(services, stored);
}

/** Whether nobody has it, and it has not left the house. */
function isOnPass({ courier_device, status }: OrderRow): boolean {
  return !courier_device && courierSteps(status).includes('picked_up');
}
