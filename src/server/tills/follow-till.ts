import { isPackable } from '../../domain/orders/is-packable.ts';
import { isCalledOff, type OrderStatus } from '../../domain/orders/order-status.ts';
import { READY_IN } from '../../domain/orders/ready-in.ts';
import { nextForTill, type TillStatus } from '../../domain/tills/till-status.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { packOrder } from '../board/pack-order.ts';
import { recordChange } from '../editing/record-change.ts';
import { ordersRefusals } from '../orders/orders.refusals.ts';
import { findOrder, type OrderRow } from '../orders/orders.repo.ts';
import { changeReadyTime } from '../orders/status/change-ready-time.ts';
import { changeStatus } from '../orders/status/change-status.ts';
import { toIso } from '../platform/clock.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import type { ToldOrder } from './till-port.ts';
import { keepTold, type TillOrderRow } from './tills.repo.ts';

/** More than an order has steps: somebody may be faster at each of them. */
const MOST_STEPS = 12;

/**
 * Moves an order to what the till says, step by step as staff would, and keeps that it was followed. What was followed before moves nothing
 * again: a manager may have taken it back.
 */
export async function followTill(services: Services, row: TillOrderRow, told: ToldOrder): Promise<void> {
  const { status, confirmedAt } = told;
  if (status !== null && status !== row.told_status) await moveTo(services, row, { ...told, status });
  if (confirmedAt !== null && confirmedAt !== row.told_time) await promise(services, row, confirmedAt);
  await keepTold(services.db, row, {
    till_ref: told.ref,
    ...(status !== null && { told_status: status }),
    ...(confirmedAt !== null && { told_time: confirmedAt }),
  });
}

type Followed = ToldOrder & { status: TillStatus };

async function moveTo(services: Services, row: TillOrderRow, told: Followed): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const order = await read(services, row);
    if (!order) return;
    const to = nextForTill(order, told.status);
    if (to === null) return void (await pack(services, order, told.status));
    await unlessFaster(() => makeStep(services, order, { to, told }));
  }
}

async function makeStep(
  services: Services,
  order: OrderRow,
  { to, told }: { to: OrderStatus; told: Followed },
): Promise<void> {
  const { restaurant_id: restaurantId, id, version } = order;
  const readyInMinutes = to === 'Confirmed' ? minutesTo(order, told.confirmedAt, services.clock()) : undefined;
  await changeStatus(services, {
    ...{ scope: { restaurantId, userId: null }, id, to, actor: 'staff', by: null, expectedVersion: version },
    notes: isCalledOff(to) ? (told.notes ?? sentence('order-texts', 'till_refused')) : undefined,
    readyInMinutes,
    refusal: ordersRefusals.illegal_transition,
    alongside: (tx, before, after) =>
      recordChange(
        tx,
        { restaurantId, userId: null, now: after.updated_at },
        {
          ...{ action: 'order_status', subject: 'order', subjectId: id, before: { status: before.status } },
          after: { status: to, readyInMinutes, ...(told.notes && isCalledOff(to) && { notes: told.notes }) },
        },
      ),
  });
}

/** In how many minutes an order is promised that is accepted for a time; undefined: none but what its guest was told. */
function minutesTo({ is_asap, scheduled_at }: OrderRow, confirmedAt: number | null, now: number): number | undefined {
  if (confirmedAt === null) return undefined;
  const isAsAsked = is_asap === 0 && scheduled_at !== null && Math.abs(scheduled_at - confirmedAt) < MINUTE;
  const minutes = Math.round((confirmedAt - now) / MINUTE);
  return isAsAsked || minutes < 1 || minutes > READY_IN.mostDelayed ? undefined : minutes;
}

/** The till has promised another time. */
async function promise(services: Services, row: TillOrderRow, confirmedAt: number): Promise<void> {
  const order = await read(services, row);
  if (!order || !['Confirmed', 'Preparing'].includes(order.status)) return;
  const promised = order.estimated_ready_at;
  if (promised !== null && Math.abs(promised - confirmedAt) <= MINUTE) return;
  const readyInMinutes = minutesTo(order, confirmedAt, services.clock());
  if (readyInMinutes === undefined) return;
  const { restaurant_id: restaurantId, id: orderId, version: expectedVersion } = order;
  await unlessFaster(() =>
    changeReadyTime(services, {
      ...{ restaurantId, orderId, readyInMinutes, expectedVersion },
      alongside: (tx, before, after) =>
        recordChange(
          tx,
          { restaurantId, userId: null, now: after.updated_at },
          {
            ...{ action: 'order_ready_time', subject: 'order', subjectId: orderId },
            before: { estimatedReadyAt: toIso(before.estimated_ready_at) },
            after: { estimatedReadyAt: toIso(after.estimated_ready_at) },
          },
        ),
    }),
  );
}

/** A delivery that is ready has no status of its own (decision 127). */
async function pack(services: Services, order: OrderRow, told: TillStatus): Promise<void> {
  if (!['awaiting_shipment', 'awaiting_collection'].includes(told) || !isPackable(order)) return;
  const { restaurant_id: restaurantId, id: orderId } = order;
  await unlessFaster(() => packOrder(services, { restaurantId, orderId, input: { isPacked: true } }));
}

async function read(
  { db }: Services,
  { restaurant_id: restaurantId, order_id: id }: TillOrderRow,
): Promise<OrderRow | null> {
  return (await findOrder(db, { restaurantId, userId: null, id }))?.order ?? null;
}

/** Somebody else may have changed the order since it was read: then it is read again. */
async function unlessFaster(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind.status !== 409) throw error;
  }
}
