import type { Language } from '../../domain/languages.ts';
import type { Wish } from '../../domain/orders/wishes.ts';
import { readMessages } from '../platform/read-messages.ts';

const messages = readMessages('storefront');

/** What a customer wants done about a dish that is missing. */
export function wishText(wish: Wish, language: Language): string {
  return messages[language].statuses[`wish_${wish}`];
}
