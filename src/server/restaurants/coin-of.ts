import type { Restaurant } from '../../contract/restaurants.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';

/** The smallest sum that is paid in cash there, in minor units; 1: any. */
export function coinOf({ currency, smallestCoin }: Pick<Restaurant, 'currency' | 'smallestCoin'>): number {
  return smallestCoin === undefined ? 1 : toMinor(smallestCoin, decimalsOf(currency.code));
}
