import type { Db } from '../platform/database/database.ts';
import type { OutboxTable } from '../platform/tables/work-tables.ts';
import type { Known } from './known-at.ts';

type MailRow = Pick<OutboxTable, 'id' | 'kind' | 'recipient' | 'payload' | 'created_at'>;

/**
 * The restaurant's mails about somebody's orders, and those that bring these to an account. Others to the same address are not theirs for
 * sure: whose it is, nobody has proved.
 */
export async function mailsOf(
  db: Db,
  { restaurantId, userId }: { restaurantId: string; userId: string },
  { emails }: Known,
): Promise<MailRow[]> {
  if (emails.length === 0) return [];
  const of = (table: 'orders' | 'order_claims', owner: 'user_id' | 'guest_id') =>
    db
      .selectFrom(table as 'orders')
      .select('id')
      .where('restaurant_id', '=', restaurantId)
      .where(owner as 'user_id', '=', userId)
      .execute();
  const theirs = new Set(
    [...(await of('orders', 'user_id')), ...(await of('order_claims', 'guest_id'))].map(({ id }) => id),
  );
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'payload', 'created_at'])
    .where('restaurant_id', '=', restaurantId)
    .where('recipient', 'in', emails)
    .orderBy('created_at')
    .execute();
  return mails.filter(({ payload }) => {
    const about = JSON.parse(payload) as { orderId?: string; userId?: string; claimId?: string };
    return theirs.has(about.orderId ?? '') || theirs.has(about.claimId ?? '') || about.userId === userId;
  });
}
