import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { PrintersTable } from '../platform/tables/printing-tables.ts';

export type PrinterRow = Selectable<PrintersTable>;

interface At {
  restaurantId: string;
  id: string;
}

/**
 * The restaurant's printers in the order of their names, each with how many papers wait for it at `now` (ms); without it, those count too
 * whose time has not come.
 */
export async function printersOf(
  db: Db,
  restaurantId: string,
  now = Number.MAX_SAFE_INTEGER,
): Promise<(PrinterRow & { waiting: number })[]> {
  const rows = await db
    .selectFrom('printers as p')
    .selectAll('p')
    .select(({ selectFrom }) =>
      selectFrom('print_jobs as j')
        .whereRef('j.restaurant_id', '=', 'p.restaurant_id')
        .whereRef('j.printer_id', '=', 'p.id')
        .where('j.state', '=', 'waiting')
        .where((eb) => eb.or([eb('j.from_at', 'is', null), eb('j.from_at', '<=', now)]))
        .select(({ fn }) => fn.countAll().as('count'))
        .as('waiting'),
    )
    .where('p.restaurant_id', '=', restaurantId)
    .orderBy('p.name')
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting) }));
}

export function findPrinter(db: Db, { restaurantId, id }: At): Promise<PrinterRow | undefined> {
  return db
    .selectFrom('printers')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

const byToken = prepared((db, of: { restaurantId: string; tokenHash: string }) =>
  db
    .selectFrom('printers')
    .selectAll()
    .where('token_hash', '=', of.tokenHash)
    .where('restaurant_id', '=', of.restaurantId),
);

/** The printer that holds the secret, at this restaurant only. */
export async function printerOfToken(
  db: Db,
  of: { restaurantId: string; tokenHash: string },
): Promise<PrinterRow | undefined> {
  return (await byToken(db, of)).rows[0];
}

export async function insertPrinter(tx: Tx, row: Insertable<PrintersTable>): Promise<void> {
  await tx.insertInto('printers').values(row).execute();
}

export async function updatePrinter(tx: Db, { restaurantId, id }: At, change: Partial<PrinterRow>): Promise<void> {
  await tx.updateTable('printers').set(change).where('restaurant_id', '=', restaurantId).where('id', '=', id).execute();
}

export async function deletePrinter(tx: Tx, { restaurantId, id }: At): Promise<void> {
  await tx.deleteFrom('printers').where('restaurant_id', '=', restaurantId).where('id', '=', id).execute();
}

/** Notes that the printer has asked for work, and what it says is wrong. Once nothing is, its next trouble may ring again. */
export async function notePrinter(
  db: Db,
  { restaurant_id, id }: PrinterRow,
  seen: Pick<PrinterRow, 'seen_at' | 'trouble'> & Partial<Pick<PrinterRow, 'answered_at' | 'unanswered_at'>>,
): Promise<void> {
  await db
    .updateTable('printers')
    .set({ ...seen, ...(seen.trouble === null && { alarmed_at: null }) })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .execute();
}
