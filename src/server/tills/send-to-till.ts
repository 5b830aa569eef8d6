import { hasEnded, isCalledOff } from '../../domain/orders/order-status.ts';
import { newsForTill } from '../../domain/tills/till-status.ts';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import { findOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import type { Services } from '../services.ts';
import type { WorkChange } from '../work/leases.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { followTill } from './follow-till.ts';
import { openTill } from './open-till.ts';
import { orderForTill } from './order-for-till.ts';
import { TillError, type TillPort, type ToldOrder } from './till-port.ts';
import { readTillRefs } from './till-refs.ts';
import { findTillOrder, keepTold, noteHealth, ORDERS_FOR_TILLS, type TillOrderRow } from './tills.repo.ts';

/** How often an order is looked at whose till says nothing: what it told may have been lost. */
const LOOKED_AT_MS = 5 * MINUTE;
/** How long an order is tried to be sent, and how long one is followed. */
const SENT_FOR_MS = 2 * DAY;
const FOLLOWED_FOR_MS = 30 * DAY;

/** Orders on their way to tills, each until it is over. Tried with growing pauses: a till may be off for an hour. */
export const TILL_ORDERS: WorkKind<'till_orders'> = {
  name: 'orders of tills',
  place: ORDERS_FOR_TILLS,
  leaseMs: 2 * MINUTE,
  everyMs: 1000,
  atOnce: { places: 5, spare: 20 },
  retries: { firstMs: 5000, longestMs: 5 * MINUTE },
  usefulUntil: ({ created_at, till_ref }) => created_at + (till_ref === null ? SENT_FOR_MS : FOLLOWED_FOR_MS),
  attempt: send,
  waitMs: (error) => (error instanceof TillError ? error.waitMs : null),
  giveUp: async (_services, row, error) => ({
    outcome: 'failed',
    ...(row.last_error === null && { last_error: error }),
  }),
};

async function send(services: Services, row: TillOrderRow): Promise<WorkChange<'till_orders'>> {
  const opened = await openTill(services, row.restaurant_id);
  if (!opened) return { outcome: 'failed' };
  try {
    const change = await agree(services, opened.port, row);
    await noteHealth(services.db, opened.till, null);
    return change;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    if (isOff(error)) await noteHealth(services.db, opened.till, { at: services.clock(), error: words.slice(0, 500) });
    throw error;
  }
}

/** Whether it is not only this order that the till does not take. */
function isOff(error: unknown): boolean {
  return !(error instanceof TillError) || ![400, 404, 422].includes(error.status);
}

/** Has the till know the order, follows what it says of it, and tells it what it does not know. */
async function agree(services: Services, port: TillPort, row: TillOrderRow): Promise<WorkChange<'till_orders'>> {
  const before = await orderOf(services, row);
  if (!before) return DONE;
  const told =
    row.till_ref === null ? await arrive(services, port, { row, stored: before }) : await port.read(row.till_ref);
  if (!told) return DONE;
  const known = await findTillOrder(services.db, row.restaurant_id, { orderId: row.order_id });
  if (known) await followTill(services, known, told);
  const stored = await orderOf(services, row);
  if (!stored) return DONE;
  const news = told.status && newsForTill(stored.order, told.status);
  if (news) {
    const after = await port.tell(told.ref, { status: news, confirmedAt: stored.order.estimated_ready_at });
    // What it was told it has not said: nothing follows from it.
    await keepTold(services.db, row, { told_status: after.status, told_time: after.confirmedAt });
  }
  if (hasEnded(stored.order.status)) return DONE;
  return { due_at: services.clock() + LOOKED_AT_MS, attempts: 0, last_error: null };
}

const DONE: WorkChange<'till_orders'> = { outcome: 'done', last_error: null };

/**
 * The order as the till has it, which may have come with an attempt whose answer was lost: it is looked up before it is created. null: it
 * was called off before it came there.
 */
async function arrive(
  services: Services,
  port: TillPort,
  { row, stored }: { row: TillOrderRow; stored: StoredOrder },
): Promise<ToldOrder | null> {
  const found = await port.find(row.order_id);
  if (!found && isCalledOff(stored.order.status)) return null;
  const told = found ?? (await create(services, port, stored));
  // At once, so that what is told of it meanwhile finds it.
  await keepTold(services.db, row, { till_ref: told.ref });
  return told;
}

async function create(services: Services, port: TillPort, stored: StoredOrder): Promise<ToldOrder> {
  const refs = await readTillRefs(services.db, stored.order.restaurant_id);
  return port.create(orderForTill(await presentStaffOrder(services, stored), refs));
}

function orderOf(
  { db }: Services,
  { restaurant_id: restaurantId, order_id: id }: TillOrderRow,
): Promise<StoredOrder | null> {
  return findOrder(db, { restaurantId, userId: null, id });
}
