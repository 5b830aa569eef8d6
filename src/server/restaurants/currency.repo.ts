import { decimalsOf } from '../../domain/money/currencies.ts';
import type { Db } from '../platform/database/database.ts';

/** The code of the restaurant's currency, which all its amounts are in. */
export async function currencyOf(db: Db, restaurantId: string): Promise<string> {
  const row = await db
    .selectFrom('restaurants')
    .select('currency_code')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return row.currency_code;
}

/** The decimals of the restaurant's amounts. */
export async function decimalsHere(db: Db, restaurantId: string): Promise<number> {
  return decimalsOf(await currencyOf(db, restaurantId));
}
