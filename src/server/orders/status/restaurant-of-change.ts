import { decimalsOf } from '../../../domain/money/currencies.ts';
import type { Tx } from '../../platform/database/database.ts';

/** What a change of an order's status needs to know of its restaurant. */
interface RestaurantOfChange {
  /** Of amounts. */
  decimals: number;
  /** Whether it mails of fewer steps. */
  sendsFewMails: boolean;
  /** Whether it texts customers who ask for it. */
  textsGuests: boolean;
}

export async function restaurantOfChange(tx: Tx, restaurantId: string): Promise<RestaurantOfChange> {
  const { currency_code, few_mails, texts_guests } = await tx
    .selectFrom('restaurants')
    .select(['currency_code', 'few_mails', 'texts_guests'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return {
    decimals: decimalsOf(currency_code),
    sendsFewMails: few_mails === 1,
    textsGuests: texts_guests === 1,
  };
}
