import type { MessageInput } from '../../contract/messages.ts';
import type { Language } from '../../domain/languages.ts';
import { emailKey } from '../../domain/people/email.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { messagesRefusals } from './messages.refusals.ts';
import { messagesSince } from './messages.repo.ts';

/** Most messages an hour: of one sender, and to a restaurant. More than people write. */
const MOST = { ofSender: 5, all: 60 };

/**
 * Delivers a message of the contact form to the restaurant's inbox. What a program has written, which also fills the field that
 * nobody sees, gets the same answer and is not kept.
 */
export async function sendMessage(
  { db, clock }: Services,
  { restaurantId, language, input }: { restaurantId: string; language: Language; input: MessageInput },
): Promise<void> {
  const { name, email, subject, message, website } = input;
  const now = clock();
  const key = emailKey(email);
  await inTransaction(db, async (tx) => {
    // One after the other: otherwise a burst at one moment would pass the limits.
    await lockRestaurant(tx, restaurantId);
    const { message_days } = await tx
      .selectFrom('restaurants')
      .select('message_days')
      .where('id', '=', restaurantId)
      .executeTakeFirstOrThrow();
    if (message_days === null) throw new Refusal(messagesRefusals.messages_not_taken);
    const sent = await messagesSince(tx, { restaurantId, emailKey: key, since: now - 60 * MINUTE });
    if (sent.all >= MOST.all || sent.ofSender >= MOST.ofSender) throw new Refusal(messagesRefusals.too_many_messages);
    if (website) return;
    await tx
      .insertInto('messages')
      .values({
        ...{ restaurant_id: restaurantId, id: newId(), name, email, email_key: key, subject, message, language },
        created_at: now,
      })
      .execute();
  });
}
