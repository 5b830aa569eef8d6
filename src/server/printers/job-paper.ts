import { findOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present-staff-order.ts';
import { paperOf, repeated, stationLines, testPaper } from '../papers/paper-of.ts';
import type { Mark } from '../papers/receiptline.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { PrintJobRow } from '../printing/print-jobs.repo.ts';
import type { PrinterRow } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';

/** A job's paper; of an order that was deleted meanwhile: a test. */
export async function jobPaper(services: Services, printer: PrinterRow, job: PrintJobRow): Promise<Mark[]> {
  const { restaurant_id: restaurantId } = job;
  const stored = job.order_id && (await findOrder(services.db, { restaurantId, userId: null, id: job.order_id }));
  if (!stored) return testPaper(printer.language, printer.name);
  const marks = await orderPaper(services, printer, stored, job.copy);
  // Whether the paper came out is not known: the printer fetched it, and never said so.
  return job.handed_at === null ? marks : [...repeated(printer.language), ...marks];
}

/** An order on a printer's paper. */
export async function orderPaper(
  services: Services,
  printer: PrinterRow,
  stored: StoredOrder,
  copy: number,
): Promise<Mark[]> {
  const order = await presentStaffOrder(services, stored);
  const { restaurant, productsById } = await services.content.of(printer.restaurant_id, printer.language);
  const { street, city, postcode } = restaurant.address;
  const categories = printer.paper === 'kitchen' && printer.categories ? fromJson(printer.categories) : null;
  return paperOf({
    paper: printer.paper,
    order,
    ...stationLines(order, categories, productsById),
    restaurant: {
      name: restaurant.name,
      address: [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      timezone: restaurant.timezone,
    },
    station: printer.name,
    language: printer.language,
    copy,
    now: services.clock(),
  });
}
