import { mailboxKey } from '../people/same-person.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { MessagesTable } from '../platform/tables/work-tables.ts';

interface MessageKey {
  restaurantId: string;
  id: string;
}

/** How many messages came since an instant from one mailbox, under whichever of its addresses. */
export async function messagesOfMailbox(
  db: Db,
  { restaurantId, email, since }: { restaurantId: string; email: string; since: number },
): Promise<number> {
  const rows = await db
    .selectFrom('messages')
    .select('email')
    .where('restaurant_id', '=', restaurantId)
    .where('created_at', '>=', since)
    .execute();
  const mailbox = mailboxKey(email);
  return rows.filter((row) => mailboxKey(row.email) === mailbox).length;
}

export function findMessage(db: Db, { restaurantId, id }: MessageKey): Promise<MessagesTable | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A page of messages, newest first, beginning after the message `after`. */
export async function messagesPage(
  db: Db,
  { restaurantId, after, limit }: { restaurantId: string; after: MessagesTable | undefined; limit: number },
): Promise<MessagesTable[]> {
  let query = db.selectFrom('messages').selectAll().where('restaurant_id', '=', restaurantId);
  if (after) {
    const { created_at, id } = after;
    query = query.where((eb) =>
      eb.or([eb('created_at', '<', created_at), eb.and([eb('created_at', '=', created_at), eb('id', '<', id)])]),
    );
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** How many nobody has read, and when the oldest of them came (ms). */
export async function unreadMessages(db: Db, restaurantId: string): Promise<{ count: number; oldest: number | null }> {
  const row = await db
    .selectFrom('messages')
    .where('restaurant_id', '=', restaurantId)
    .where('read_at', 'is', null)
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  const count = Number(row.count);
  return { count, oldest: count ? Number(row.oldest) : null };
}

/** Changes a message. Returns false if there is none. */
export async function updateMessage(
  tx: Tx,
  { restaurantId, id }: MessageKey,
  change: Partial<MessagesTable>,
): Promise<boolean> {
  const result = await tx
    .updateTable('messages')
    .set(change)
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteMessage(tx: Tx, { restaurantId, id }: MessageKey): Promise<boolean> {
  const result = await tx
    .deleteFrom('messages')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
