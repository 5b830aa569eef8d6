import { countryOf } from '../people/country-of.ts';
import { fill, sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import { numberToCall } from '../telephone/number-to-call.ts';
import { GUEST_TEXTS } from '../telephone/queue-guest-text.ts';
import type { TelephoneMessageRow } from '../telephone/telephone-messages.repo.ts';
import type { CallMessage } from './call-message.ts';

const TEXTS = { ready: sentence('guest-texts', 'ready'), on_its_way: sentence('guest-texts', 'on_its_way') };

/** What an order's guest is texted, in the order's language. null: the order stands elsewhere by now. Throws where it has no number. */
export async function guestMessage(
  { db, content }: Services,
  { restaurant_id: restaurantId, order_id, kind }: TelephoneMessageRow & { kind: keyof typeof TEXTS },
): Promise<CallMessage | null> {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'status', 'contact_phone', 'customer_language'])
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', order_id)
    .executeTakeFirst();
  if (!order || GUEST_TEXTS[order.status] !== kind) return null;
  const to = numberToCall(order.contact_phone, await countryOf(db, restaurantId));
  if (!to) throw new Error('this number cannot be called');
  const { customer_language: language, number } = order;
  const { restaurant } = await content.of(restaurantId, language);
  return { to, words: fill(TEXTS[kind][language], { restaurant: restaurant.name, number }), language };
}
