import type { Selectable } from 'kysely';
import { START_AHEAD } from '../../domain/orders/kitchen-horizon.ts';
import { isCalledOff, type OrderStatus } from '../../domain/orders/order-status.ts';
import { ORDER_TYPE } from '../../domain/orders/order-types.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { stationsOfLines } from '../cooking/stations-of-lines.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { newId } from '../platform/ids/ids.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { dropJobs, holdingPrinters, holdJobs, insertJobs, lastCopiesOf, printersThatHave } from './print-jobs.repo.ts';
import { type PrinterRow, printersOf } from './printers.repo.ts';

type OrderRow = Selectable<OrdersTable>;

/**
 * Queues what an order prints when it is accepted. When it is called off, takes back what waits, and tells each printer that has its
 * paper. Call it in the transaction that changes the status: a paper is queued exactly when the order is accepted.
 */
export async function queuePrints(tx: Tx, order: OrderRow, to: OrderStatus, now: number): Promise<void> {
  const at = { restaurantId: order.restaurant_id, orderId: order.id, now };
  if (isCalledOff(to)) {
    await dropJobs(tx, at);
    return queueLater(tx, order, { kind: 'void', now });
  }
  // Who begins before its time needs the paper.
  if (to === 'Preparing') return holdJobs(tx, at, null);
  if (to !== 'Confirmed') return;
  const printers = await printersOf(tx, order.restaurant_id);
  if (printers.length === 0) return;
  const wanted = await Promise.all(printers.map((printer) => hasWork(tx, printer, order)));
  const fromAt = await heldUntil(tx, order, now);
  await insertJobs(
    tx,
    printers
      .filter((_, index) => wanted[index])
      .flatMap((printer) =>
        // Apart by a millisecond each, so that copies come after what they copy.
        Array.from({ length: printer.copies }, (_, index) => ({
          ...jobFor(printer, order, { copy: index + 1, now: now + index }),
          from_at: fromAt,
        })),
      ),
  );
}

/**
 * Queues what kitchens print when an accepted order was changed: a station that has something of it, or had. `now` is the change's own
 * time, by which the paper knows it. Lock the order before.
 */
export async function queueChangedPrints(tx: Tx, order: OrderRow, now: number): Promise<void> {
  const holding = await holdingPrinters(tx, { restaurantId: order.restaurant_id, orderId: order.id, now });
  const printers = (await printersOf(tx, order.restaurant_id)).filter(
    ({ id, paper }) => paper === 'kitchen' && !holding.has(id),
  );
  if (printers.length === 0) return;
  const last = await lastCopiesOf(tx, { restaurantId: order.restaurant_id, orderId: order.id });
  const wanted = await Promise.all(printers.map((printer) => last.has(printer.id) || hasWork(tx, printer, order)));
  await insertJobs(
    tx,
    printers
      .filter((_, index) => wanted[index])
      .map((printer) => jobFor(printer, order, { copy: (last.get(printer.id) ?? 0) + 1, now })),
  );
}

/**
 * Queues what printers that have an order's paper print when it has another time: a receipt names none that anybody works towards.
 * `before`: the time until now (ms); null: none. Lock the order before.
 */
export async function queueMovedPrints(
  tx: Tx,
  order: OrderRow,
  moved: { before: number | null; now: number },
): Promise<void> {
  const at = { restaurantId: order.restaurant_id, orderId: order.id };
  if ((await holdingPrinters(tx, { ...at, now: moved.now })).size > 0) {
    await holdJobs(tx, at, await heldUntil(tx, order, moved.now));
  }
  await queueLater(tx, order, { kind: 'moved', ...moved });
}

async function queueLater(
  tx: Tx,
  order: OrderRow,
  { kind, before = null, now }: { kind: 'void' | 'moved'; before?: number | null; now: number },
): Promise<void> {
  const at = { restaurantId: order.restaurant_id, orderId: order.id };
  const having = await printersThatHave(tx, at);
  if (having.size === 0) return;
  const last = await lastCopiesOf(tx, at);
  const told = (await printersOf(tx, at.restaurantId)).filter(
    ({ id, paper }) => having.has(id) && (kind === 'void' || paper !== 'receipt'),
  );
  await insertJobs(
    tx,
    told.map((printer) => ({
      ...jobFor(printer, order, { copy: (last.get(printer.id) ?? 0) + 1, now }),
      kind,
      due_before: before,
    })),
  );
}

function jobFor({ id }: PrinterRow, order: OrderRow, { copy, now }: { copy: number; now: number }) {
  return {
    ...{ restaurant_id: order.restaurant_id, id: newId(), printer_id: id, order_id: order.id, copy },
    ...{ state: 'waiting' as const, created_at: now, handed_at: null, ended_at: null },
  };
}

/** Until when (ms) an owner wants the papers of an order for later to wait; null: they are printed at once. */
async function heldUntil(tx: Tx, order: OrderRow, now: number): Promise<number | null> {
  const { is_asap, estimated_ready_at, scheduled_at, travel_minutes } = order;
  const due = estimated_ready_at ?? scheduled_at;
  if (is_asap === 1 || due === null) return null;
  const { holds_papers, start_ahead } = await tx
    .selectFrom('restaurants')
    .select(['holds_papers', 'start_ahead'])
    .where('id', '=', order.restaurant_id)
    .executeTakeFirstOrThrow();
  const from = due - ((travel_minutes ?? 0) + (start_ahead ?? START_AHEAD.usual)) * MINUTE;
  return holds_papers === 1 && from > now ? from : null;
}

/** A courier's slip is for deliveries; a station prints orders that have something of its own. */
async function hasWork(tx: Tx, printer: PrinterRow, order: OrderRow): Promise<boolean> {
  if (printer.paper === 'courier') return ORDER_TYPE[order.order_type].hasAddress;
  if (printer.paper === 'kitchen' && printer.station_id) return isSeenBy(tx, printer.station_id, order);
  const categories = printer.paper === 'kitchen' ? fromJson(printer.categories) : null;
  if (!categories) return true;
  if (categories.length === 0) return false;
  const found = await tx
    .selectFrom('order_lines as l')
    .innerJoin('product_categories as c', (join) =>
      join.onRef('c.restaurant_id', '=', 'l.restaurant_id').onRef('c.product_id', '=', 'l.product_id'),
    )
    .select('l.product_id')
    .where('l.restaurant_id', '=', order.restaurant_id)
    .where('l.order_id', '=', order.id)
    .where('c.category_id', 'in', categories)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function isSeenBy(tx: Tx, stationId: string, { restaurant_id: restaurantId, id }: OrderRow): Promise<boolean> {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['product_id', 'selected_options'])
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', id)
    .execute();
  const seenBy = await stationsOfLines(tx, restaurantId, lines);
  return lines.some((line) => seenBy(line).includes(stationId));
}
