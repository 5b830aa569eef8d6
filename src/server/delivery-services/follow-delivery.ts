import {
  type HandedDelivery,
  type HandedProblem,
  type HandedState,
  handedAfter,
  isBack,
  isHandedEnd,
  SERVICE_NAMES,
} from '../../domain/delivery-services/delivery-services.ts';
import { courierSteps, isStepDone, statusOfStep } from '../../domain/orders/courier-steps.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { recordChange } from '../editing/record-change.ts';
import { carrierOfService } from '../handing/claim-order.ts';
import { findHanded, type HandedRow, keepHanded, writeHanded } from '../handing/handed.repo.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orders.repo.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { changeStatus } from '../orders/status/change-status.ts';
import { inTransaction } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import type { ToldDelivery } from './delivery-port.ts';

/** A courier who is expected by less than that later is not worth a word. */
const WORTH_TELLING_MS = 5 * MINUTE;

/** Moves an order to what its service says, and keeps that. What was told before, or is told twice, changes nothing. */
export async function followDelivery(services: Services, row: HandedRow, told: ToldDelivery): Promise<void> {
  const known = await findHanded(services.db, row);
  if (!known || isHandedEnd(known.state)) return;
  const state = told.state === null ? known.state : handedAfter(known.state, told.state);
  // First the steps, then that they were made: whoever is cut off in between makes them again, which changes nothing.
  if (state !== known.state) await makeSteps(services, row, state);
  const code = await currencyOf(services.db, row.restaurant_id);
  const problem: HandedProblem | null = isBack(state) && told.reason ? { code: 'refused', words: told.reason } : null;
  await writeState(services, row, {
    ...{ state, ref: told.ref, problem },
    price: told.price?.currency === code ? told.price.amount : undefined,
    seen: { trackingUrl: told.trackingUrl, courier: told.courier, pickupAt: told.pickupAt, dropoffAt: told.dropoffAt },
  });
}

/** Gives an order back to the house that its service does not bring. */
export function giveBack(
  services: Services,
  row: HandedRow,
  { state, problem }: { state: 'failed' | 'cancelled'; problem: HandedProblem | null },
): Promise<void> {
  return writeState(services, row, { state, problem });
}

/** Says with the order that its service did not let go of it. */
export function notLetGo(services: Services, row: HandedRow, words: string): Promise<void> {
  return writeState(services, row, { problem: { code: 'kept', words }, isLetGo: false });
}

interface NewState {
  /** Missing: as it is. */
  state?: HandedState;
  ref?: string;
  price?: number | undefined;
  problem: HandedProblem | null;
  seen?: Pick<HandedDelivery, 'trackingUrl' | 'courier' | 'pickupAt' | 'dropoffAt'>;
  /** False: it was called back in vain. */
  isLetGo?: false;
}

/** Writes how far a delivery is on its row and its order, if something of it has changed. */
async function writeState(services: Services, row: HandedRow, next: NewState): Promise<void> {
  const { restaurant_id: restaurantId, order_id: id } = row;
  const now = services.clock();
  const stored = await inTransaction(services.db, async (tx) => {
    await lockOrder(tx, restaurantId, id);
    const known = await findHanded(tx, row);
    const order = (await findOrder(tx, { restaurantId, userId: null, id }))?.order;
    if (!known || !order || isHandedEnd(known.state)) return null;
    const state = next.state ?? known.state;
    const price = next.price ?? known.price;
    await keepHanded(tx, row, {
      ...{ state, price, ...(next.ref !== undefined && { ref: next.ref }) },
      ...(next.isLetGo === false && { cancel_at: null }),
    });
    const before = fromJson(order.handed ?? null);
    // It was handed over anew meanwhile.
    if (before?.attempt !== row.attempt) return null;
    const after: HandedDelivery = {
      ...{ ...before, ...next.seen, state, price, since: state === before.state ? before.since : now },
      problem: next.problem ?? (isBack(state) || next.seen === undefined ? null : before.problem),
    };
    // What is called off because it was called back is no surprise: it keeps that.
    if (next.isLetGo === false || (isHandedEnd(state) && state !== 'cancelled')) delete after.isCalledBack;
    if (isSame(before, after)) return null;
    await lockOrder(tx, restaurantId, id, now);
    const isOurs = order.courier_device === carrierOfService(id, before);
    await writeHanded(tx, row, after, { isBack: isOurs && isBack(state) });
    if (isBack(state)) {
      const change = { action: 'delivery_back', subject: 'order', subjectId: id } as const;
      const courier = SERVICE_NAMES[row.service];
      const notes = after.problem?.words;
      await recordChange(
        tx,
        { restaurantId, userId: null, now },
        { ...change, before: { courier }, after: notes ? { notes } : null },
      );
    }
    return findOrder(tx, { restaurantId, userId: null, id });
  });
  if (stored) await publishOrder(services, stored);
}

function isSame(before: HandedDelivery, after: HandedDelivery): boolean {
  const { pickupAt: _, dropoffAt: __, ...rest } = before;
  const { pickupAt: ___, dropoffAt: ____, ...other } = after;
  const isLater = (['pickupAt', 'dropoffAt'] as const).some(
    (name) => Math.abs((after[name] ?? 0) - (before[name] ?? 0)) >= WORTH_TELLING_MS,
  );
  return !isLater && JSON.stringify(sorted(rest)) === JSON.stringify(sorted(other));
}

const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

/** The order as whoever brings it would step it at the door. */
async function makeSteps(services: Services, row: HandedRow, state: HandedState): Promise<void> {
  if (state !== 'picked_up' && state !== 'delivered') return;
  const { restaurant_id: restaurantId, order_id: id } = row;
  // Prepared, on its way, delivered; somebody at the board may be faster at each of them.
  for (let step = 0; step < 6; step++) {
    const order = (await findOrder(services.db, { restaurantId, userId: null, id }))?.order;
    const to = order && isOurs(order, row) ? nextStatus(order.status, state) : null;
    if (!order || to === null) return;
    try {
      await changeStatus(services, {
        ...{ scope: { restaurantId, userId: null }, id, to, actor: 'staff', by: null, expectedVersion: order.version },
        courier: SERVICE_NAMES[row.service],
        refusal: ordersRefusals.illegal_transition,
        alongside: (tx, before, { updated_at: now }) =>
          recordChange(
            tx,
            { restaurantId, userId: null, now },
            {
              ...{ action: 'order_status', subject: 'order', subjectId: id, before: { status: before.status } },
              after: { status: to, courier: SERVICE_NAMES[row.service] },
            },
          ),
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind.status !== 409) throw error;
    }
  }
}

function isOurs({ id, courier_device }: OrderRow, row: HandedRow): boolean {
  return courier_device === carrierOfService(id, row);
}

function nextStatus(status: OrderStatus, state: 'picked_up' | 'delivered'): OrderStatus | null {
  if (isStepDone(state, status) || courierSteps(status).length === 0) return null;
  // Its courier has it in the hand, so that it was prepared.
  if (status === 'Confirmed') return 'Preparing';
  return status === 'Preparing' ? statusOfStep('picked_up') : statusOfStep('delivered');
}
