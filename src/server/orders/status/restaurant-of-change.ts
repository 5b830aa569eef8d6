import { decimalsOf } from '../../../domain/money/currencies.ts';
import type { Tx } from '../../platform/database/database.ts';

/** What a change of an order's status needs to know of its restaurant: the decimals of amounts, and whether it mails of fewer steps. */
export async function restaurantOfChange(
  tx: Tx,
  restaurantId: string,
): Promise<{ decimals: number; sendsFewMails: boolean }> {
  const { currency_code, few_mails } = await tx
    .selectFrom('restaurants')
    .select(['currency_code', 'few_mails'])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return { decimals: decimalsOf(currency_code), sendsFewMails: few_mails === 1 };
}
