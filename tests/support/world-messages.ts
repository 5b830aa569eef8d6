import { emailKey } from '../../src/domain/people/email.ts';
import { MINUTE } from '../../src/domain/times/zoned-time.ts';
import { newId } from '../../src/server/platform/ids/ids.ts';
import type { TestApp } from './test-app.ts';

/** A message of the customer, at a restaurant that receives them. */
export async function newMessage(
  { services: { db, clock } }: TestApp,
  { restaurantId, email }: { restaurantId: string; email: string },
): Promise<string> {
  await db
    .updateTable('restaurants')
    .set({ message_days: 180, mailing_list: 1 })
    .where('id', '=', restaurantId)
    .execute();
  const id = newId();
  await db
    .insertInto('messages')
    .values({
      ...{ restaurant_id: restaurantId, id, name: 'Ada Cook', email, email_key: emailKey(email), language: 'en' },
      // Long enough ago for the limits of an hour.
      ...{ subject: 'Twenty seats', message: 'Two of us cannot eat nuts.', created_at: clock() - 180 * MINUTE },
    })
    .execute();
  return id;
}
