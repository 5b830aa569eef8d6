import type { MessageInput } from '../../contract/messages.ts';
import type { Language } from '../../domain/languages.ts';
import { emailKey } from '../../domain/people/email.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { limitStrangers } from '../accounts/limit-strangers.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { messagesRefusals } from './messages.refusals.ts';
import { messagesOfMailbox } from './messages.repo.ts';

const HOUR = 60 * MINUTE;
/** Most messages an hour: of one mailbox, from a network, and to a restaurant. More than people write. */
const MOST = { ofSender: 5, fromNetwork: 20, atRestaurant: 600 };

/**
 * Delivers a message of the contact form to the restaurant's inbox. What a program has written, which also fills the field that
 * nobody sees, gets the same answer and is not kept.
 */
export async function sendMessage(
  { db, clock, config }: Services,
  {
    restaurantId,
    language,
    network,
    input,
  }: { restaurantId: string; language: Language; network: string; input: MessageInput },
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
    const refusal = messagesRefusals.too_many_messages;
    const since = now - HOUR;
    if ((await messagesOfMailbox(tx, { restaurantId, email, since })) >= MOST.ofSender) throw new Refusal(refusal);
    if (config.RATE_LIMITS)
      await limitStrangers(tx, { what: 'messages', restaurantId, network, most: MOST, withinMs: HOUR, refusal, now });
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
