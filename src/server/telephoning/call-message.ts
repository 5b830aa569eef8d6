import type { Language } from '../../domain/languages.ts';
import { storedAlarms } from '../alarms/alarm-settings.ts';
import { stillWaiting } from '../alarms/alarms.repo.ts';
import { ringText } from '../alarms/ring-text.ts';
import { countryOf } from '../people/country-of.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Services } from '../services.ts';
import { numberToCall } from '../telephone/number-to-call.ts';
import type { TelephoneMessageRow } from '../telephone/telephone-messages.repo.ts';

/** What somebody is told by telephone, and at which number. */
export interface CallMessage {
  to: string;
  words: string;
  language: Language;
}

/**
 * What a person of the last step hears or reads, in the restaurant's own language: a call the first sentence, a text also the orders' types,
 * totals and times, and neither whose they are. null: all of the orders are answered. Throws where there is nobody to call any more.
 */
export async function callMessage(services: Services, row: TelephoneMessageRow): Promise<CallMessage | null> {
  const { db, content } = services;
  const { restaurant_id: restaurantId, person_id, channel } = row;
  const { people = [] } = await storedAlarms(db, restaurantId);
  const person = people.find(({ id }) => id === person_id);
  if (!person) throw new Error('there is no such person any more');
  const asked = fromJson(row.order_ids);
  const orders = asked && (await stillWaiting(db, restaurantId, asked));
  if (orders?.length === 0) return null;
  const to = numberToCall(person.phone, await countryOf(db, restaurantId));
  if (!to) throw new Error('this number cannot be called');
  const { restaurant } = await content.of(restaurantId, 'en');
  const { contentLanguage: language, name } = restaurant;
  const { title, body } = await ringText(services, { restaurantId, language, orders });
  const words = channel === 'call' ? `${name}. ${title}.` : `${name}: ${title}\n${body}`;
  return { to, words, language };
}
