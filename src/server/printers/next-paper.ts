import { isCalledOff, type OrderStatus } from '../../domain/orders/order-status.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { Db } from '../platform/database/database.ts';
import { dropJob, endJob, nextJob, type PrintJobRow } from '../printing/print-jobs.repo.ts';
import { type PrinterRow, updatePrinter } from '../printing/printers.repo.ts';
import type { Services } from '../services.ts';

/** How often a paper is handed to a printer that has never said what became of one: the second says that it may be. */
const TRIES = 2;
/** To one that has: its answers were lost on the way, or somebody has switched them off. */
const TRIES_OF_ANSWERING = 6;
/** Younger papers are printed whatever became of the order: who is quick completes it before the printer has asked. */
const FRESH_MS = 5 * MINUTE;
const FINISHED: readonly OrderStatus[] = ['Delivered', 'Completed'];

/** What a printer is to print now. Papers that nobody needs any more, or that it never confirms, give place to the next. */
export async function nextPaper(services: Services, printer: PrinterRow): Promise<PrintJobRow | undefined> {
  const { db, clock } = services;
  const now = clock();
  for (let job = await nextJob(db, printer, now); job; job = await nextJob(db, printer, now)) {
    const isGivenUp = job.handed >= (printer.answered_at === null ? TRIES : TRIES_OF_ANSWERING);
    if (isGivenUp) {
      await endJob(db, printer, job.id, now);
      const at = { restaurantId: printer.restaurant_id, id: printer.id };
      await updatePrinter(db, at, { unanswered_at: now });
    } else if (await isTooLate(db, printer, job, now)) await dropJob(db, job, now);
    else return job;
  }
  return undefined;
}

async function isTooLate(db: Db, { oldest_minutes }: PrinterRow, job: PrintJobRow, now: number): Promise<boolean> {
  if (now - job.created_at < FRESH_MS) return false;
  const order =
    job.order_id &&
    (await db
      .selectFrom('orders')
      .select(['status', 'estimated_ready_at', 'scheduled_at'])
      .where('restaurant_id', '=', job.restaurant_id)
      .where('id', '=', job.order_id)
      .executeTakeFirst());
  if (!order) return now - job.created_at > oldest_minutes * MINUTE;
  if (FINISHED.includes(order.status) || (isCalledOff(order.status) && job.kind !== 'void')) return true;
  const due = order.estimated_ready_at ?? order.scheduled_at ?? job.created_at;
  return now - Math.max(due, job.created_at) > oldest_minutes * MINUTE;
}
