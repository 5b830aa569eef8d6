import { MINUTE } from '../../domain/times/zoned-time.ts';
import { countAttempt } from '../accounts/attempts.repo.ts';
import { mailboxKey } from '../people/same-person.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/database/database.ts';
import { sha256, stableId } from '../platform/ids/ids.ts';

const HOUR = 60 * MINUTE;

/** A mail to a customer about an order, which has just been put into the outbox. */
interface OrderMail {
  restaurantId: string;
  id: string;
  recipient: string;
  userId: string;
  language: string;
  now: number;
}

/** The payload of a mail of kind `orders_news`. The orders are read when it is sent. */
export interface OrdersNews {
  userId: string;
  /** Instant (ms) since which orders may have changed. */
  since: number;
}

/** Mails about orders that an address gets in an hour, from one restaurant. */
export function mailsPerHour({ RATE_LIMITS, MAILS_PER_HOUR }: Pick<Config, 'RATE_LIMITS' | 'MAILS_PER_HOUR'>): number {
  return RATE_LIMITS ? MAILS_PER_HOUR : Number.POSITIVE_INFINITY;
}

/**
 * Replaces a mail beyond the hour's limit by one that says at the end of the hour how all orders stand. Nobody has proved that the
 * address is the customer's: it may be that of somebody whose mailbox is to be flooded. Addresses of one mailbox
 * count together.
 */
export async function joinMails(tx: Tx, mail: OrderMail, max: number): Promise<void> {
  if (max === Number.POSITIVE_INFINITY) return;
  const { restaurantId, id, recipient, userId, language, now } = mail;
  const key = sha256(['mails about orders', restaurantId, mailboxKey(recipient)].join('\u0000'));
  const { count, ends_at } = await countAttempt(tx, key, now, HOUR);
  if (count <= max) return;
  await tx.deleteFrom('outbox').where('restaurant_id', '=', restaurantId).where('id', '=', id).execute();
  const payload: OrdersNews = { userId, since: ends_at - HOUR };
  await tx
    .insertInto('outbox')
    .values({
      restaurant_id: restaurantId,
      id: stableId(key, String(ends_at)),
      kind: 'orders_news',
      recipient,
      language,
      payload: JSON.stringify(payload),
      attempts: 0,
      next_attempt_at: ends_at,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'id']).doNothing())
    .execute();
}
