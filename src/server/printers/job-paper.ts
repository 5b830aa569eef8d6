import type { Product } from '../../contract/menu.ts';
import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { stationsOfLines } from '../cooking/stations-of-lines.ts';
import { isRide, makeCourierLink } from '../couriers/make-courier-link.ts';
import { findOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import type { PaperOrder } from '../papers/paper-context.ts';
import { paperOf, printedLines, repeated, testPaper } from '../papers/paper-of.ts';
import type { Mark } from '../papers/rows.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { PrintJobRow } from '../printing/print-jobs.repo.ts';
import type { PrinterRow } from '../printing/printers.repo.ts';
import { publicAddress } from '../restaurants/public-address.ts';
import type { Services } from '../services.ts';

/** A job's paper; of an order that was deleted meanwhile: a test. */
export async function jobPaper(services: Services, printer: PrinterRow, job: PrintJobRow): Promise<Mark[]> {
  const { restaurant_id: restaurantId } = job;
  const stored = job.order_id && (await findOrder(services.db, { restaurantId, userId: null, id: job.order_id }));
  if (!stored) return testPaper(printer.language, printer.name);
  const marks = await orderPaper(services, printer, stored, {
    ...{ copy: job.copy, reason: reasonOf(stored, job) },
    ...(await courierLinkOn(services, printer, stored)),
  });
  // Whether the paper came out is not known: the printer fetched it, and never said so.
  return job.handed_at === null ? marks : [...repeated(printer.language), ...marks];
}

/** An order on a printer's paper. */
export async function orderPaper(
  services: Services,
  printer: PrinterRow,
  stored: StoredOrder,
  { copy, reason, courierLink }: Pick<PaperOrder, 'copy' | 'reason' | 'courierLink'>,
): Promise<Mark[]> {
  const order = await presentStaffOrder(services, stored);
  const { restaurant, productsById } = await services.content.of(printer.restaurant_id, printer.language);
  const isPrinted = await choiceOf(services, printer, stored, productsById);
  return paperOf({
    paper: printer.paper,
    order,
    ...printedLines(order, isPrinted, productsById),
    restaurant,
    station: printer.name,
    language: printer.language,
    copy,
    reason,
    now: services.clock(),
    ...(courierLink && { courierLink }),
  });
}

/** A new link for this very paper: of those before it only hashes are known. None on papers that are not for who delivers. */
async function courierLinkOn(
  services: Services,
  { paper, language, restaurant_id: restaurantId }: PrinterRow,
  { order }: StoredOrder,
): Promise<Pick<PaperOrder, 'courierLink'>> {
  const { restaurant } = await services.content.of(restaurantId, language);
  if (paper !== 'courier' || !restaurant.usesCouriers || !isRide(order)) return {};
  const origin = await publicAddress(services, { id: restaurantId, slug: restaurant.slug });
  return { courierLink: origin + (await makeCourierLink(services, { restaurantId, orderId: order.id })) };
}

/** The printer's paper, as what is printed is made for it. */
export function paperFor({ restaurant_id: restaurantId, language, columns }: PrinterRow) {
  return { restaurantId, language, columns };
}

/** What a paper is for: a change is known by its own time, with which the paper was queued. */
function reasonOf(
  { order }: StoredOrder,
  { kind, created_at: at, due_before: before }: PrintJobRow,
): PaperOrder['reason'] {
  if (kind === 'void') return { kind, at };
  if (kind === 'moved') return { kind, at, before };
  const change = (fromJson(order.changes ?? null) ?? []).find((each) => each.at === at);
  return change ? { kind: 'changed', change } : { kind: 'order' };
}

/** Which lines a printer prints: only a kitchen's leaves some to others. */
async function choiceOf(
  { db }: Services,
  { paper, station_id: stationId, categories, restaurant_id }: PrinterRow,
  { lines }: StoredOrder,
  productsById: ReadonlyMap<string, Product>,
): Promise<(item: StaffOrder['items'][number], index: number) => boolean> {
  if (paper === 'kitchen' && stationId) {
    const seenBy = await stationsOfLines(db, restaurant_id, lines);
    return (_, index) => {
      const line = lines[index];
      return line !== undefined && seenBy(line).includes(stationId);
    };
  }
  const chosen = paper === 'kitchen' ? fromJson(categories) : null;
  if (!chosen) return () => true;
  return ({ productId }) => productsById.get(productId)?.categories.some(({ _id }) => chosen.includes(_id)) ?? false;
}
