import type { Selectable } from 'kysely';
import type { NoteAudience } from '../../domain/orders/order-messages.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { OrderNotesTable } from '../platform/tables/order-tables.ts';

interface OfOrder {
  restaurantId: string;
  orderId: string;
}

export async function insertNote(tx: Tx, note: OrderNotesTable): Promise<void> {
  await tx.insertInto('order_notes').values(note).execute();
}

/** What was written about an order, the oldest first. */
export function notesOf(db: Db, { restaurantId, orderId }: OfOrder): Promise<Selectable<OrderNotesTable>[]> {
  return db
    .selectFrom('order_notes')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function countNotes(db: Db, of: OfOrder & { audience: NoteAudience }): Promise<number> {
  const { count } = await db
    .selectFrom('order_notes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('restaurant_id', '=', of.restaurantId)
    .where('order_id', '=', of.orderId)
    .where('audience', '=', of.audience)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many messages customers were sent since an instant (ms): by the restaurant, and by one of its staff. */
export async function messagesToCustomers(
  db: Db,
  { restaurantId, userId, since }: { restaurantId: string; userId: string; since: number },
): Promise<{ all: number; own: number }> {
  const row = await db
    .selectFrom('order_notes')
    .select(({ fn }) => [fn.countAll().as('all'), fn.countAll().filterWhere('written_by', '=', userId).as('own')])
    .where('restaurant_id', '=', restaurantId)
    .where('audience', '=', 'customer')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), own: Number(row.own) };
}
