import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { PrintJobsTable } from '../platform/tables/printing-tables.ts';
import type { PrinterRow } from './printers.repo.ts';

export type PrintJobRow = Selectable<PrintJobsTable>;

/** Adds papers that are not queued yet: an order that is accepted twice prints once. */
export async function insertJobs(tx: Tx, rows: Insertable<PrintJobsTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('print_jobs')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'printer_id', 'order_id', 'copy']).doNothing())
    .execute();
}

const firstWaiting = prepared((db, of: { restaurantId: string; printerId: string; state: 'waiting'; now: number }) =>
  db
    .selectFrom('print_jobs')
    .selectAll()
    .where('restaurant_id', '=', of.restaurantId)
    .where('printer_id', '=', of.printerId)
    .where('state', '=', of.state)
    .where((eb) => eb.or([eb('from_at', 'is', null), eb('from_at', '<=', of.now)]))
    .orderBy('created_at')
    .orderBy('copy')
    .orderBy('id')
    .limit(1),
);

/** What the printer is to print next. It stays the next until the printer has said that it is printed. */
export async function nextJob(
  db: Db,
  { restaurant_id, id }: PrinterRow,
  now: number,
): Promise<PrintJobRow | undefined> {
  const of = { restaurantId: restaurant_id, printerId: id, state: 'waiting', now } as const;
  return (await firstWaiting(db, of)).rows[0];
}

/** The printer's waiting job of this id; undefined: none, or it has ended. */
export async function waitingJob(db: Db, printer: PrinterRow, id: string): Promise<PrintJobRow | undefined> {
  return db
    .selectFrom('print_jobs')
    .selectAll()
    .where('restaurant_id', '=', printer.restaurant_id)
    .where('printer_id', '=', printer.id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

/** Notes that the printer has fetched a job. */
export async function noteHandedOut(db: Db, job: PrintJobRow, now: number): Promise<void> {
  await db
    .updateTable('print_jobs')
    .set(({ eb }) => ({ handed_at: now, handed: eb('handed', '+', 1) }))
    .where('restaurant_id', '=', job.restaurant_id)
    .where('id', '=', job.id)
    .execute();
}

/** How many papers of an order each printer has been given, by the printer's id; those that wait count. */
export async function copiesOf(db: Db, at: { restaurantId: string; orderId: string }): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('print_jobs')
    .select(({ fn }) => ['printer_id', fn.countAll().as('count')])
    .where('restaurant_id', '=', at.restaurantId)
    .where('order_id', '=', at.orderId)
    .where('state', '!=', 'dropped')
    .groupBy('printer_id')
    .execute();
  return new Map(rows.map(({ printer_id, count }) => [printer_id, Number(count)]));
}

/** Ends a waiting job of the printer. Ending it once more, after a lost answer, changes nothing. */
export async function endJob(db: Db, printer: PrinterRow, id: string, now: number): Promise<void> {
  await db
    .updateTable('print_jobs')
    .set({ state: 'printed', ended_at: now })
    .where('restaurant_id', '=', printer.restaurant_id)
    .where('printer_id', '=', printer.id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Takes an order's waiting papers back. */
export async function dropJobs(tx: Tx, at: { restaurantId: string; orderId: string; now: number }): Promise<void> {
  await tx
    .updateTable('print_jobs')
    .set({ state: 'dropped', ended_at: at.now })
    .where('restaurant_id', '=', at.restaurantId)
    .where('order_id', '=', at.orderId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Takes back a paper that is not worth printing any more. */
export async function dropJob(db: Db, { restaurant_id, id }: PrintJobRow, now: number): Promise<void> {
  await db
    .updateTable('print_jobs')
    .set({ state: 'dropped', ended_at: now })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Takes back all that waits for a printer. */
export async function dropWaiting(tx: Tx, at: { restaurantId: string; printerId: string; now: number }): Promise<void> {
  await tx
    .updateTable('print_jobs')
    .set({ state: 'dropped', ended_at: at.now })
    .where('restaurant_id', '=', at.restaurantId)
    .where('printer_id', '=', at.printerId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Lets an order's papers that are held back be printed from another time on (ms); null: at once. */
export async function holdJobs(
  tx: Tx,
  at: { restaurantId: string; orderId: string },
  fromAt: number | null,
): Promise<void> {
  await tx
    .updateTable('print_jobs')
    .set({ from_at: fromAt })
    .where('restaurant_id', '=', at.restaurantId)
    .where('order_id', '=', at.orderId)
    .where('state', '=', 'waiting')
    .where('from_at', 'is not', null)
    .execute();
}

/** Ids of the printers that hold a paper of an order back: it will say what the order is by then. */
export async function holdingPrinters(
  tx: Tx,
  at: { restaurantId: string; orderId: string; now: number },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('print_jobs')
    .select('printer_id')
    .distinct()
    .where('restaurant_id', '=', at.restaurantId)
    .where('order_id', '=', at.orderId)
    .where('state', '=', 'waiting')
    .where('from_at', '>', at.now)
    .execute();
  return new Set(rows.map(({ printer_id }) => printer_id));
}

/** Ids of the printers that have, or may have, printed a paper of an order. */
export async function printersThatHave(tx: Tx, at: { restaurantId: string; orderId: string }): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('print_jobs')
    .select('printer_id')
    .distinct()
    .where('restaurant_id', '=', at.restaurantId)
    .where('order_id', '=', at.orderId)
    .where((eb) => eb.or([eb('state', '=', 'printed'), eb('handed_at', 'is not', null)]))
    .execute();
  return new Set(rows.map(({ printer_id }) => printer_id));
}

/** The number of the last copy of an order on each printer that has been given one, by the printer's id. */
export async function lastCopiesOf(
  tx: Tx,
  at: { restaurantId: string; orderId: string },
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('print_jobs')
    .select(({ fn }) => ['printer_id', fn.max('copy').as('last')])
    .where('restaurant_id', '=', at.restaurantId)
    .where('order_id', '=', at.orderId)
    .groupBy('printer_id')
    .execute();
  return new Map(rows.map(({ printer_id, last }) => [printer_id, Number(last)]));
}

/** Deletes at most `limit` jobs from before `instant` (ms), printed or not. Returns how many. */
export async function deleteJobsBefore(db: Db, instant: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('print_jobs')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('restaurant_id', 'id'),
        'in',
        selectFrom('print_jobs')
          .select(['restaurant_id', 'id'])
          .where('created_at', '<', instant)
          .where((held) => held.or([held('from_at', 'is', null), held('from_at', '<', instant)]))
          .limit(limit)
          .$asTuple('restaurant_id', 'id'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
